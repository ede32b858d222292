import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/accessibility';
import { detailTable } from '../fixtures/routes/detail-table';
import { addToCart, logIn, openProduct } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

const phone = { width: 390, height: 844 };
const wide = { width: 1280, height: 900 };
const hoses = '/zahrada/zavlazovani/zahradni-hadice';
const chair = '/produkt/zahradni-kreslo-provence';
const soldOut = '/produkt/akumulatorova-sekacka-chroust';

// Elements that fade in are half transparent for a while, which makes their contrast meaningless.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page without the notice of cookies, which would cover what is to be looked at. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const consent = page.getByRole('button', { name: 'Rozumím' });
  if (await consent.isVisible()) await consent.click();
  await expect(consent).toBeHidden();
}

test.describe('axe at 390 px finds no violations', () => {
  test.use({ viewport: phone });

  test('in the sheet of filters', async ({ page }) => {
    await open(page, `${hoses}?f.barva=zelena`);
    const opener = page.getByRole('link', { name: 'Filtrovat (1)', exact: true });
    const sheet = page.locator('#filtry');
    await opener.click();
    await expect(sheet.getByRole('link', { name: 'Zavřít filtry' })).toBeFocused();
    await expectNoViolations(page);
    await sheet.getByRole('textbox', { name: 'Cena od' }).fill('-5');
    await sheet.getByRole('button', { name: /^Zobrazit/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Filtr Cena jsme nepoužili' })).toBeVisible();
    await opener.click();
    await expect(sheet.getByRole('textbox', { name: 'Cena od' })).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page);
  });

  test('in the menu, as a dialog and as a page', async ({ page }) => {
    await open(page, '/kontakt');
    const button = page.getByRole('link', { name: 'Otevřít nabídku' });
    const menuPath = (await button.getAttribute('href')) ?? '';
    const menu = page.getByRole('dialog');
    // Before the header has hydrated, the link goes to the page.
    await expect(async () => {
      await page.goto('/kontakt');
      await page.waitForLoadState('networkidle');
      await button.click();
      await expect(menu).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await menu.locator('summary', { hasText: /^Zahrada$/ }).click();
    await expect(menu.getByRole('link', { name: 'Vše: Zahrada' })).toBeVisible();
    await expectNoViolations(page);
    await page.goto(menuPath);
    await page.locator('main summary', { hasText: /^Zahrada$/ }).click();
    await expectNoViolations(page);
  });

  test('in the errors of a question, a review and a watched price', async ({ page }) => {
    await open(page, chair);
    for (const { opener, form, button } of [
      { opener: 'Zeptat se na zboží', form: 'form#question', button: 'Odeslat dotaz' },
      { opener: 'Napsat recenzi', form: 'form#review', button: 'Odeslat recenzi' },
      { opener: 'Hlídat cenu', form: 'form#watchPrice', button: 'Napište mi, až zlevní' },
    ]) {
      await page.goto(chair);
      await page.getByText(opener, { exact: true }).click();
      await page.locator(form).getByRole('button', { name: button }).click();
      await expect(page.locator(form).locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoViolations(page);
    }
  });

  test('in the errors of a watched product that is sold out', async ({ page }) => {
    await open(page, soldOut);
    const form = page.locator('form#watch');
    await form.getByLabel('E-mail, na který napíšeme').fill('jana');
    await form.getByRole('button', { name: 'Dejte mi vědět' }).click();
    await expect(form.getByText('E-mail není ve správném formátu')).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the errors of a login, and while it is being sent', async ({ page }) => {
    await open(page, '/prihlasit');
    await logIn(page, 'zakaznik@example.com', 'wrong-password');
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
    await expectNoViolations(page);
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/prihlasit*', async (route) => {
      await sent;
      await route.continue();
    });
    await logIn(page, 'zakaznik@example.com');
    await expect(page.locator('main form [aria-busy="true"]')).toBeVisible();
    await expectNoViolations(page);
    send();
    await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();
  });

  test('in the errors of a registration', async ({ page }) => {
    await open(page, '/registrovat');
    await page.locator('main').getByRole('button', { name: 'Zaregistrovat se' }).click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe('axe at 1280 px finds no violations', () => {
  test.use({ viewport: wide });

  test('in the open panel of a department', async ({ page }) => {
    await open(page, '/kontakt');
    const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
    await menu.getByRole('link', { name: 'Zahrada', exact: true }).focus();
    await expect(menu.getByRole('link', { name: 'Zavlažování', exact: true })).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the dialog of pictures', async ({ page }) => {
    await open(page, '/produkt/razovy-utahovak-oblouk');
    await page
      .getByRole('link', { name: /zvětšit$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Rázový utahovák Oblouk' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Přiblížit' }).click();
    await expect(dialog.getByRole('button', { name: 'Přiblížit' })).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolations(page);
  });

  test('while a line of the cart is being removed', async ({ page, baseURL }) => {
    await openProduct(page, baseURL ?? '');
    await addToCart(page, true);
    await page
      .locator('main')
      .getByRole('link', { name: /^Odebrat/ })
      .or(page.locator('main').getByRole('button', { name: /^Odebrat/ }))
      .first()
      .click();
    await expect(page.getByText('Odebrat zboží z košíku?').first()).toBeVisible();
    await expectNoViolations(page);
  });

  test('in the suggestions of the search', async ({ page }) => {
    await open(page, '/');
    const field = page.getByRole('search').getByLabel('Hledat v obchodě');
    await expect(async () => {
      await field.fill('');
      await field.pressSequentially('hadice');
      await expect(page.getByRole('listbox')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await field.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations(page);
  });

  test('on the list of branches and on a branch', async ({ page }) => {
    await open(page, '/pobocky');
    await expectNoViolations(page);
    const { listedOn = '', link = '' } = detailTable.find(({ route }) => route === 'branch-slug') ?? {};
    await page.goto(listedOn);
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
    await expectNoViolations(page);
  });

  test('with forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', hoses, chair]) {
      await page.goto(path);
      // The browser forces its colours when it paints: those that axe reads are not the ones seen.
      await expectNoViolations(page, (axe) => axe.disableRules('color-contrast'));
    }
  });
});
