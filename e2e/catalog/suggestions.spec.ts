import type { Page } from '@playwright/test';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const getSearchField = (page: Page) => page.getByRole('search').getByLabel('Hledat v obchodě');

/** Types into the field until it has hydrated; without script submits it as it is. */
async function search(page: Page, query: string): Promise<void> {
  const field = getSearchField(page);
  await field.fill(query);
  await expect(async () => {
    await field.fill('');
    await field.pressSequentially(query);
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('suggestions are navigated by keyboard, and announced', async ({ page }) => {
  await page.goto('/');
  await search(page, 'hadice');
  const field = page.getByRole('combobox', { name: 'Hledat v obchodě' });
  const options = page.getByRole('option');
  await expect(options).toHaveCount(12);
  await expect(page.getByRole('search').getByRole('status')).toHaveText('12 návrhů');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await field.press('ArrowDown');
  const [first, last] = [options.first(), options.last()];
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await expect(last).toHaveText('Všechny výsledky pro „hadice“');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('hadice');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/zahradni-hadice$/);
});

/** Name and price of the first product of the results page. */
async function readFirstResult(page: Page): Promise<{ name: string; price: string }> {
  const box = page.locator('main article').first();
  const price = box.locator('[data-length]');
  // A line of suggestions announces no reduction.
  const text = ((await price.textContent()) ?? '').replace('Cena po slevě', '');
  return { name: await box.getByRole('heading').innerText(), price: text };
}

for (const [currency, sign] of [
  ['CZK', 'Kč'],
  ['EUR', '€'],
]) {
  test(`suggestions say what products cost in ${currency} and whether they are in stock`, async ({ page, baseURL }) => {
    await page.context().request.post(`${baseURL}/volby`, { form: { currency: currency ?? '', redirectTo: '/' } });
    await page.goto('/');
    await search(page, 'hadice');
    const option = page.getByRole('group', { name: 'Zboží' }).getByRole('option').first();
    await expect(option).toContainText(sign ?? '');
    await expect(option).toContainText('Skladem');
    const suggested = ((await option.textContent()) ?? '').replaceAll(/\s/g, '');
    await getSearchField(page).press('Enter');
    await expect(page).toHaveURL('/hledat?q=hadice');
    const { name, price } = await readFirstResult(page);
    expect(suggested).toContain(`${name}${price}`.replaceAll(/\s/g, ''));
  });
}

test('offers of suggestions are never cached', async ({ page }) => {
  const response = await page.request.get('/ceny-navrhu?id=p-zahradni-hadice-zdroj');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ products: [{ id: 'p-zahradni-hadice-zdroj' }] });
});

test('suggestions of guests are kept by their browser, and name no business products', async ({ page }) => {
  const variables = JSON.stringify({ query: 'paleta substrátu', limit: 10 });
  const query = new URLSearchParams({ documentId: 'search-suggestions', variables });
  const response = await page.request.get(`/api/content?${query}`);
  expect(response.headers()['cache-control']).toBe('private, max-age=60');
  expect(await response.text()).not.toContain('Paleta');
});

test('a delayed response does not replace a newer one', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/api\/content.*konev/, async (route) => {
    const response = await route.fetch();
    await expect(page.getByRole('option', { name: /hadice/ }).first()).toBeVisible();
    await route.fulfill({ response });
  });
  await search(page, 'hadice');
  const field = getSearchField(page);
  const suggestionRequest = page.waitForRequest(/\/api\/content.*konev/);
  await field.fill('konev');
  // Read by the page to its end, which is when it could be shown.
  const delayed = (await suggestionRequest).response().then((response) => response?.finished());
  await field.fill('hadice');
  await delayed;
  await expect(page.getByRole('option', { name: /hadice/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /konev/i })).toHaveCount(0);
});

test('recent searches stay in the browser, and are offered again', async ({ page }) => {
  await page.goto('/');
  await search(page, 'hadice');
  await getSearchField(page).press('Enter');
  await expect(page).toHaveURL('/hledat?q=hadice');
  await page.goto('/');
  await expect(async () => {
    await getSearchField(page).blur();
    await getSearchField(page).focus();
    await expect(page.getByRole('option', { name: 'hadice', exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('option', { name: 'hadice', exact: true }).click();
  await expect(page).toHaveURL('/hledat?q=hadice');
});

test('any query gets a page', async ({ page }) => {
  const hostileQueries = ['a'.repeat(2000), "' or 1=1 --", '%25', '🌱🌱🌱', '<b>tučně</b>', '\u001b', '\\', '"'];
  for (const query of hostileQueries) {
    const response = await page.request.get(`/hledat?q=${encodeURIComponent(query)}`);
    expect(response.status(), query.slice(0, 20)).toBe(200);
  }
});
