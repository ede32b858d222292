import type { Page } from '@playwright/test';
import { logIn, registerCustomer } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

async function logInAs(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/prihlasit?redirectTo=${encodeURIComponent(path)}`);
  await logIn(page, email);
  await expect(page).toHaveURL(path);
}

test('a customer searches orders and documents, and downloads files', async ({ page }) => {
  await logInAs(page, 'zakaznik@example.com', '/uzivatel/objednavky');
  const search = page.locator('main').getByRole('search');
  await search.getByLabel('Stav').selectOption('shipped');
  await search.getByRole('button', { name: 'Hledat' }).click();
  await expect(page).toHaveURL(/stav=shipped/);
  await expect(page.locator('main').getByRole('status')).toContainText('Našli jsme');
  await expect(search.getByLabel('Stav')).toHaveValue('shipped');

  await page.locator('main a[href^="/uzivatel/objednavky/"]').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dokumenty' })).toBeVisible();
  for (const [name, file] of [
    ['Zboží jako tabulka (CSV)', /^objednavka-\d+\.csv$/],
    ['Obrázky zboží (ZIP)', /^obrazky-\d+\.zip$/],
    [/^Stáhnout Faktura \d+ \(PDF\)$/, /^faktura-\d+\.pdf$/],
    [/^Stáhnout Faktura \d+ \(ISDOC\)$/, /^faktura-\d+\.isdoc$/],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.locator('main').getByRole('link', { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(file);
    expect(await download.failure()).toBeNull();
  }

  await page.goto('/uzivatel/dokumenty');
  await page.locator('main').getByLabel('Druh').selectOption('deliveryNote');
  await page.locator('main').getByRole('search').getByRole('button', { name: 'Hledat' }).click();
  await expect(page).toHaveURL(/druh=deliveryNote/);
  const rows = page.locator('main tbody tr');
  await expect(rows.first()).toContainText('Dodací list');
  await expect(rows.filter({ hasText: 'Faktura' })).toHaveCount(0);
});

test('files of others are not found, and guests log in first', async ({ page, browser, baseURL }) => {
  await logInAs(page, 'firma@example.com', '/uzivatel/dokumenty');
  const document = await page
    .getByRole('link', { name: /\(PDF\)$/ })
    .first()
    .getAttribute('href');
  const order = await page.locator('main a[href^="/uzivatel/objednavky/"]').first().getAttribute('href');
  const files = [`${document}`, `${order}/zbozi`, `${order}/obrazky`];
  for (const file of files) expect((await page.request.get(file)).status()).toBe(200);

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const guest = await other.request.get(files[0] ?? '', { maxRedirects: 0 });
  expect([guest.status(), guest.headers()['location']]).toEqual([
    303,
    `/prihlasit?redirectTo=${encodeURIComponent(files[0] ?? '')}`,
  ]);
  const stranger = await other.newPage();
  await registerCustomer(stranger);
  for (const file of files) expect((await stranger.request.get(file)).status()).toBe(404);
  await stranger.goto('/uzivatel/dokumenty');
  await expect(stranger.getByText('Zatím tu nemáte žádný dokument')).toBeVisible();
  await other.close();
});
