import { randomUUID } from 'node:crypto';
import { moveUntilRequested } from '@vyloha/e2e-fixtures/interaction';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { logIn } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('the top banner stays dismissed; prices switch to excluding tax and back, to euros, and the shop to Slovak; the header reappears on scrolling up', async ({
  page,
  context,
}) => {
  await page.goto('/zahrada');
  const banner = page.getByRole('complementary', { name: 'Oznámení obchodu' });
  await test.step('the top banner is dismissed', async () => {
    await banner.getByRole('button', { name: 'Zavřít oznámení' }).click();
    await expect(banner).toBeHidden();
    // Hidden at once, before it is stored: the next page must not be faster.
    const closed = async () => (await context.cookies()).find(({ name }) => name === 'vyloha_closed')?.value;
    await expect.poll(closed).toBeTruthy();
    await expect(page).toHaveURL(/\/zahrada$/);
  });
  await test.step('prices switch to excluding tax on request, and back', async () => {
    const priceDisplayMenu = page.locator('header summary').filter({ hasText: 'Zobrazení cen' });
    const selectPriceDisplay = async (name: string) => {
      await priceDisplayMenu.click();
      await page.getByRole('button', { name }).click();
    };
    const firstPrice = page.getByRole('main').locator('[data-length]').first();
    const withTax = await firstPrice.innerText();
    await selectPriceDisplay('Ceny bez DPH');
    await expect(priceDisplayMenu).toContainText('bez DPH');
    await expect(page).toHaveURL(/\/zahrada$/);
    await expect(firstPrice).not.toHaveText(withTax);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('bez DPH');
    await selectPriceDisplay('Ceny s DPH');
    await expect(firstPrice).toHaveText(withTax);
  });
  await test.step('the header reappears on scrolling up, without layout shift', async () => {
    const header = page.locator('[data-sticky]');
    await expect(header).toHaveAttribute('data-sticky', 'not_sticky');
    await expect(async () => {
      await page.mouse.wheel(0, 900);
      await expect(header).toHaveAttribute('data-sticky', /^sticky_(ready|invisible)$/, { timeout: 1500 });
    }).toPass();
    await page.mouse.wheel(0, 300);
    await expect(header).toHaveAttribute('data-sticky', 'sticky_invisible');
    await page.mouse.wheel(0, -200);
    await expect(header).toHaveAttribute('data-sticky', 'sticky_visible');
    await expect(header).toBeInViewport();
  });
  await test.step('the shop switches to euros and to Slovak on request, and the banner stays dismissed', async () => {
    await page.locator('details:has(button[name="currency"]) > summary').first().click();
    await page.locator('button[name="currency"][value="EUR"]').click();
    await expect(page.locator('main')).toContainText('€');
    await page.goto('/kontakt');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(banner).toBeHidden();
    await page.locator('details:has(button[name="locale"]) > summary').first().click();
    await page.locator('button[name="locale"][value="sk"]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  });
});

test('a browser that prefers Slovak is offered it, once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'sk-SK', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Prejsť do slovenčiny' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(page.getByRole('button', { name: 'Prejsť do slovenčiny' })).toBeHidden();
  await context.close();
});

test('the newsletter is confirmed by a mailed link and called off by another; an invalid address is reported', async ({
  page,
}) => {
  await page.goto('/vse-o-nakupu');
  const form = page.getByRole('region', { name: 'Novinky ze zahrady' });
  // Valid for the browser, invalid for the shop.
  await form.getByLabel('E-mail').fill('jana@nikde');
  await form.getByRole('button', { name: 'Odebírat' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('E-mail není ve správném formátu')).toBeVisible();
  await expect(main.getByLabel('E-mail')).toHaveValue('jana@nikde');
  const email = `novinky-${randomUUID()}@example.com`;
  await main.getByLabel('E-mail').fill(email);
  await main.getByRole('button', { name: 'Odebírat' }).click();
  // Messages leave by themselves, on a busy machine before they are looked at.
  await expect(page.getByText('poslali jsme vám e-mail s odkazem').first()).toBeAttached();
  await page.goto(await waitForMailedPath(email, '/newsletter/potvrdit'));
  await main.getByRole('button', { name: 'Potvrdit odběr novinek' }).click();
  await expect(page.getByText('Odběr novinek je potvrzený').first()).toBeAttached();
  await expect(page).toHaveURL(/\/newsletter\/potvrdit\?stav=potvrzeno$/);
  await page.goto(await waitForMailedPath(email, '/newsletter/odhlasit'));
  await main.getByRole('button', { name: 'Odhlásit odběr novinek' }).click();
  await expect(page.getByText('novinky vám už nepřijdou').first()).toBeAttached();
});

test('a page left before its header has hydrated keeps it', async ({ page }) => {
  let release = () => {};
  const isLeft = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/ramec/**', async (route) => {
    await isLeft;
    await route.continue();
  });
  await page.goto('/zahrada');
  await page.evaluate(() => Object.assign(window, { firstMenu: document.querySelector('header') }));
  await page.locator('main a[href^="/zahrada/"]').first().click();
  await expect(page).toHaveURL(/\/zahrada\/.+/);
  // The new page is rendered once the header is hydrated.
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Zahrada');
  await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
  const isHeaderPreserved = await page.evaluate(
    () => !('firstMenu' in window) || document.contains(window.firstMenu as HTMLElement),
  );
  expect(isHeaderPreserved).toBe(true);
});

test('the cookie notice stays dismissed', async ({ page }) => {
  await page.goto('/kontakt');
  const notice = page.getByRole('region', { name: 'Soubory cookie' });
  // With script the page stays open while the dismissal is sent.
  const dismissResponse = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/zavrit'));
  await notice.getByRole('button', { name: 'Rozumím' }).click();
  await dismissResponse;
  await expect(notice).toBeHidden();
  await page.goto('/vse-o-nakupu');
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden();
});

test('dismissing the cookie notice before it is hydrated does not abort a login', async ({ page }) => {
  // The frame is what the notice is hydrated with.
  await page.route('**/ramec/**', () => new Promise(() => {}));
  await page.goto('/prihlasit?redirectTo=%2Fkontakt');
  // Requested once the page itself is hydrated.
  await moveUntilRequested(page, '/assets/manifest-');
  await page.route('**/prihlasit.data*', async (route) => {
    await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden();
    await route.continue();
  });
  await logIn(page, 'firma@example.com');
  await page.getByRole('button', { name: 'Rozumím' }).click();
  await expect(page).toHaveURL(/\/kontakt$/);
  await page.goto('/vse-o-nakupu');
  await expect(page.getByRole('region', { name: 'Soubory cookie' })).toBeHidden();
});
