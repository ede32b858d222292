import type { Page } from '@playwright/test';
import { findCodedVariant } from '@vyloha/e2e-fixtures/coded-variants';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** The field is on every page; this one has little else. */
const lightPage = '/kontakt';

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

test('suggestions are navigated by keyboard, and announced; their end is reachable on a low screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto(lightPage);
  await search(page, 'hadice');
  await test.step('on a low screen, above the notices', async () => {
    const line = page.getByRole('option', { name: 'Všechny výsledky pro „hadice“' });
    // Suggestions need script; without it the field is submitted as it is.
    await getSearchField(page).press('ArrowUp');
    // The element a touch would hit there.
    const isTopmost = await line.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height - 4);
      return found !== null && element.contains(found);
    });
    expect(isTopmost).toBe(true);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
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

test('suggestions say what products cost, in euros too, and whether they are in stock; a code leads to its variant', async ({
  page,
  baseURL,
}) => {
  for (const [currency, sign] of [
    ['CZK', 'Kč'],
    ['EUR', '€'],
  ] as const) {
    await page.context().request.post(`${baseURL}/volby`, { form: { currency, redirectTo: lightPage } });
    await page.goto(lightPage);
    await search(page, 'hadice');
    const option = page.getByRole('group', { name: 'Zboží' }).getByRole('option').first();
    await expect(option).toContainText(sign);
    await expect(option).toContainText('Skladem');
    const suggested = ((await option.textContent()) ?? '').replaceAll(/\s/g, '');
    await doByHttp(page, async (browser) => {
      await browser.open('/hledat?q=hadice');
      // A line of suggestions announces no reduction.
      const price = browser.text('main article [data-length]').replace('Cena po slevě', '');
      expect(suggested).toContain(`${browser.text('main article h2')}${price}`.replaceAll(/\s/g, ''));
    });
  }

  const { ean, address } = await findCodedVariant();
  await search(page, ean);
  await expect(page.getByRole('option').first()).toHaveAttribute('href', address);
});

test('offers of suggestions are never cached; those of guests are kept by their browser, and name no business products', async ({
  request,
}) => {
  const offers = await request.get('/ceny-navrhu?id=p-zahradni-hadice-zdroj');
  expect(offers.headers()['cache-control']).toBe('private, no-store');
  expect(await offers.json()).toMatchObject({ products: [{ id: 'p-zahradni-hadice-zdroj' }] });

  const variables = JSON.stringify({ query: 'paleta substrátu', limit: 10 });
  const query = new URLSearchParams({ documentId: 'search-suggestions', variables });
  const suggestions = await request.get(`/api/content?${query}`);
  expect(suggestions.headers()['cache-control']).toBe('private, max-age=60');
  expect(await suggestions.text()).not.toContain('Paleta');
});

test('a delayed response does not replace a newer one; recent searches stay in the browser, and are offered again', async ({
  page,
}) => {
  await page.goto(lightPage);
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

  await field.press('Enter');
  await expect(page).toHaveURL('/hledat?q=hadice');
  await page.goto(lightPage);
  await expect(async () => {
    await getSearchField(page).blur();
    await getSearchField(page).focus();
    await expect(page.getByRole('option', { name: 'hadice', exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.getByRole('option', { name: 'hadice', exact: true }).click();
  await expect(page).toHaveURL('/hledat?q=hadice');
});

test('any query gets a page', async ({ request }) => {
  const hostileQueries = ['a'.repeat(2000), "' or 1=1 --", '%25', '🌱🌱🌱', '<b>tučně</b>', '\u001b', '\\', '"'];
  for (const query of hostileQueries) {
    const response = await request.get(`/hledat?q=${encodeURIComponent(query)}`);
    expect(response.status(), query.slice(0, 20)).toBe(200);
  }
});
