import {
  expectNoViolations,
  expectNoViolationsAtAnyWidth,
  openWithoutNotice,
  withoutFading,
} from '@vyloha/e2e-fixtures/accessibility';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { logInByHttp } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const hoses = '/zahrada/zavlazovani/zahradni-hadice';
const gloves = '/dilna/ochranne-pomucky/pracovni-rukavice';
const chair = '/produkt/zahradni-kreslo-provence';
const soldOut = '/produkt/akumulatorova-sekacka-chroust';

test.use(withoutFading);

for (const kind of ['category', 'product'] as const) {
  test(`axe finds no violations on a ${kind}`, async ({ page, baseURL }) => {
    await page.goto((await findKnownPages(baseURL ?? ''))[kind]);
    await expectNoViolationsAtAnyWidth(page, kind === 'category' ? { within: 'html' } : {});
  });
}

for (const path of ['/hledat?q=hadice', '/hledat?q=qwrtz', '/znacky', '/eshop']) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolationsAtAnyWidth(page);
  });
}

test('axe finds no violations while products are selected, compared and favourited', async ({ page }) => {
  await logInByHttp(page, 'firma@example.com');
  // A target that a fixed bar happens to cover in part would count as too small.
  await openWithoutNotice(page, gloves);
  const messages = page.getByRole('list', { name: 'Oznámení', exact: true });
  const main = page.locator('main');
  await main
    .getByRole('link', { name: /^Vybrat variantu/ })
    .first()
    .click();
  await page.getByRole('dialog').getByText('Objednat více variant najednou').click();
  await expectNoViolations(page, { within: 'dialog[open]' });
  await page.keyboard.press('Escape');
  for (const index of [0, 1]) {
    await main
      .getByRole('button', { name: /^Porovnat: / })
      .nth(index)
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, { within: 'dialog[open]' });
    await page.getByRole('dialog').getByRole('button', { name: 'Pokračovat v nákupu' }).click();
  }
  await main
    .getByRole('button', { name: /^Do oblíbených: / })
    .first()
    .click();
  // The message covers targets for as long as it is shown, some of them in part.
  await expect(messages.getByRole('listitem')).toBeVisible();
  await expectNoViolations(page, { disabledRules: ['target-size'] });
  // It closes by itself, perhaps before axe is done.
  await expect(messages.getByRole('listitem')).toHaveCount(0);
  // The head that stays covers a part of some targets wherever the page was scrolled to.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page);
  for (const path of ['/porovnat', '/uzivatel/oblibene']) {
    await page.goto(path);
    await expectNoViolations(page, { within: 'main' });
  }
});
test.describe('axe at 390 px finds no violations', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('in the sheet of filters', async ({ page }) => {
    await openWithoutNotice(page, `${hoses}?f.barva=zelena`);
    const opener = page.getByRole('link', { name: 'Filtrovat (1)', exact: true });
    const sheet = page.locator('#filtry');
    await opener.click();
    await expect(sheet.getByRole('link', { name: 'Zavřít filtry' })).toBeFocused();
    await expectNoViolations(page, { within: '#filtry' });
    await sheet.getByRole('textbox', { name: 'Cena od' }).fill('abc');
    await sheet.getByRole('button', { name: /^Zobrazit/ }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Filtr Cena jsme nepoužili' })).toBeVisible();
    await opener.click();
    await expect(sheet.getByRole('textbox', { name: 'Cena od' })).toHaveAttribute('aria-invalid', 'true');
    await expectNoViolations(page, { within: '#filtry' });
  });
  test('in the errors of a question, a review and a watched price', async ({ page }) => {
    await openWithoutNotice(page, chair);
    for (const { opener, form, button } of [
      { opener: 'Zeptat se na zboží', form: 'form#question', button: 'Odeslat dotaz' },
      { opener: 'Napsat recenzi', form: 'form#review', button: 'Odeslat recenzi' },
      { opener: 'Hlídat cenu', form: 'form#watchPrice', button: 'Napište mi, až zlevní' },
    ]) {
      await page.goto(chair);
      await page.getByText(opener, { exact: true }).click();
      await page.locator(form).getByRole('button', { name: button }).click();
      await expect(page.locator(form).locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoViolations(page, { within: form });
    }
  });
  test('in the errors of a watched product that is sold out', async ({ page }) => {
    await openWithoutNotice(page, soldOut);
    const form = page.locator('form#watch');
    await form.getByLabel('E-mail, na který napíšeme').fill('jana');
    await form.getByRole('button', { name: 'Dejte mi vědět' }).click();
    await expect(form.getByText('E-mail není ve správném formátu')).toBeVisible();
    await expectNoViolations(page, { within: 'form#watch' });
  });
});

test.describe('axe at 1280 px finds no violations', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('in the dialog of pictures', async ({ page }) => {
    await openWithoutNotice(page, '/produkt/razovy-utahovak-oblouk');
    await page
      .getByRole('link', { name: /zvětšit$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Rázový utahovák Oblouk' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page, { within: 'dialog[open]' });
    await dialog.getByRole('button', { name: 'Přiblížit' }).click();
    await expect(dialog.getByRole('button', { name: 'Přiblížit' })).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolations(page, { within: 'dialog[open]' });
  });
  test('in the suggestions of the search', async ({ page }) => {
    await openWithoutNotice(page, '/');
    const field = page.getByRole('search').getByLabel('Hledat v obchodě');
    await expect(async () => {
      await field.fill('');
      await field.pressSequentially('hadice');
      await expect(page.getByRole('listbox')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await field.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations(page, { within: 'header' });
  });
  test('with forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', hoses, chair]) {
      await page.goto(path);
      // The browser forces its colours when it paints: those that axe reads are not the ones seen.
      await expectNoViolations(page, { disabledRules: ['color-contrast'] });
    }
  });
});
