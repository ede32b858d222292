import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a shopper finds the nearest branch, its hours and, after a click, its map', async ({ page }) => {
  const requestedUrls: string[] = [];
  await page.route(/openstreetmap\.org|google\.com/, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Mapa</title><p>Tady jsme</p>' });
  });
  await page.goto('/pobocky');
  await expect(page.getByRole('status').filter({ hasText: '24 poboček' })).toBeVisible();
  const cards = page.locator('main li', { has: page.locator('address') });
  await expect(cards).toHaveCount(12);
  await expect(cards.first()).toContainText('Hlavní prodejna');

  const main = page.getByRole('main');
  await page.getByLabel('Kraj', { exact: true }).selectOption({ label: 'Jihomoravský kraj (2)' });
  await main.getByRole('button', { name: 'Hledat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pobočky: Jihomoravský kraj' })).toBeVisible();
  await expect(cards).toHaveCount(2);

  const search = main.getByRole('searchbox', { name: 'Najít pobočku' });
  await search.fill('999 99');
  await search.press('Enter');
  await expect(page.getByText('PSČ 999 99 neznáme.')).toBeVisible();
  await expect(search).toHaveAttribute('aria-invalid', 'true');
  await main.getByRole('searchbox', { name: 'Najít pobočku' }).fill('671 81');
  await search.press('Enter');
  await expect(page.getByText('Nejbližší k PSČ 671 81.')).toBeVisible();
  await expect(cards.first()).toContainText('Znojmo');
  await expect(cards.first()).toContainText(/asi \d+\skm/);

  await cards.first().getByRole('link', { name: 'Znojmo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Znojmo' })).toBeVisible();
  await expect(page.getByText(/otevřeno do|dnes otevřeno|otevírá/).first()).toBeVisible();
  await expect(page.getByText('Inventura').first()).toBeVisible();
  expect(requestedUrls).toEqual([]);
  await page.getByRole('link', { name: 'Zobrazit mapu okolí' }).click();
  const map = page.frameLocator('iframe[title="Mapa okolí pobočky Znojmo"]');
  await expect(map.getByText('Tady jsme')).toBeVisible();
  expect(requestedUrls).toEqual([
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?.*marker=48/),
  ]);
  await expect(page).toHaveURL(/\/pobocky\/znojmo$/);

  await page.getByRole('searchbox', { name: 'Máme to tady skladem?' }).fill('hadice');
  await page.getByRole('button', { name: 'Zjistit' }).click();
  await expect(page).toHaveURL(/\/hledat\?q=hadice&prodejna=znojmo$/);
  await expect(page.getByRole('main').locator('a[href^="/produkt/"]').first()).toBeVisible();
});
