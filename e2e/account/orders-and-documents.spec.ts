import { logInByHttp } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a customer searches orders and documents, and downloads files', async ({ page }) => {
  await logInByHttp(page, 'zakaznik@example.com');
  await page.goto('/uzivatel/objednavky');
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
