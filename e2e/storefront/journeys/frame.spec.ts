import { randomUUID } from 'node:crypto';
import { waitForMailedPath } from '../fixtures/mails';
import { expect, test } from '../fixtures/test';

test('the top banner stays dismissed', async ({ page, context }) => {
  await page.goto('/zahrada');
  const banner = page.getByRole('complementary', { name: 'Oznámení obchodu' });
  await banner.getByRole('button', { name: 'Zavřít oznámení' }).click();
  await expect(banner).toBeHidden();
  // Hidden at once, before it is stored: the next page must not be faster.
  const closed = async () => (await context.cookies()).find(({ name }) => name === 'vyloha_closed')?.value;
  await expect.poll(closed).toBeTruthy();
  await expect(page).toHaveURL(/\/zahrada$/);
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a browser that prefers Slovak is offered it, once', async ({ browser, baseURL, hasScript }) => {
  const context = await browser.newContext({ locale: 'sk-SK', baseURL: baseURL ?? '', javaScriptEnabled: hasScript });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Prejsť do slovenčiny' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  await expect(page.getByRole('button', { name: 'Prejsť do slovenčiny' })).toBeHidden();
  await context.close();
});

test('prices switch to excluding tax on request, and back', async ({ page }) => {
  await page.goto('/zahrada');
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

test('the whole menu opens on a phone', async ({ page, hasScript }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kontakt');
  const garden = page.locator('summary').filter({ hasText: /^Zahrada$/ });
  // Before hydration the link goes to the menu page, which shows the same.
  await page.getByRole('link', { name: 'Otevřít nabídku' }).click();
  await garden.click();
  await page.getByRole('link', { name: 'Vše: Zahrada' }).first().click();
  await expect(page).toHaveURL(/\/zahrada$/);
  if (hasScript) await expect(page.getByRole('dialog')).toBeHidden();
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
  await expect(page).toHaveURL(/\/newsletter\/potvrdit$/);
  await page.goto(await waitForMailedPath(email, '/newsletter/odhlasit'));
  await main.getByRole('button', { name: 'Odhlásit odběr novinek' }).click();
  await expect(page.getByText('novinky vám už nepřijdou').first()).toBeAttached();
});

test('the header reappears on scrolling up, without layout shift', async ({ page, hasScript }) => {
  await page.goto('/zahrada');
  const header = page.locator('[data-sticky]');
  await expect(header).toHaveAttribute('data-sticky', 'not_sticky');
  // Without script it stays where it is.
  if (!hasScript) return;
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

test('the contact form is sent, and keeps its input on errors', async ({ page, hasScript }) => {
  await page.goto('/kontakt');
  const form = page.getByRole('region', { name: 'Napište nám' });
  await form.getByLabel('Jméno').fill('Jana Nováková');
  // Valid for the browser, invalid for the shop.
  await form.getByLabel('E-mail').fill('jana@nikde');
  await form.getByLabel('S čím vám můžeme pomoct?').fill('Máte mladé jabloně?');
  if (hasScript) await page.waitForLoadState('networkidle');
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await expect(form.getByText('E-mail není ve správném formátu').first()).toBeVisible();
  await expect(form.getByLabel('S čím vám můžeme pomoct?')).toHaveValue('Máte mladé jabloně?');
  await form.getByLabel('E-mail').fill('jana@example.com');
  await form.getByRole('button', { name: 'Odeslat zprávu' }).click();
  await expect(page.getByText('Děkujeme za zprávu.').first()).toBeVisible();
});

test('a page left before its header has hydrated keeps it', async ({ page }) => {
  await page.route('**/ramec/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/zahrada');
  await page.evaluate(() => Object.assign(window, { firstMenu: document.querySelector('header') }));
  await page.locator('main a[href^="/zahrada/"]').first().click();
  await expect(page).toHaveURL(/\/zahrada\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Zahrada');
  await expect(page.getByRole('navigation', { name: 'Hlavní nabídka' })).toBeVisible();
  const isHeaderPreserved = await page.evaluate(
    () => !('firstMenu' in window) || document.contains(window.firstMenu as HTMLElement),
  );
  expect(isHeaderPreserved).toBe(true);
});
