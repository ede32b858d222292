import type { Page } from '@playwright/test';
import {
  fetchProductPaths,
  type ShopWithServices,
  startShopWithServices,
} from '@vyloha/e2e-fixtures/external-services';
import { scrollUntilVisible } from '@vyloha/e2e-fixtures/interaction';
import { expect, test } from '@vyloha/e2e-fixtures/test';

// Services are stopped in the course of the file, and stay unavailable to the storefront that calls them.
test.describe.configure({ mode: 'serial' });

let shop: ShopWithServices;

test.beforeAll(async () => {
  shop = await startShopWithServices();
});

test.afterAll(() => shop.stop());

const listPaths = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.origin).pathname));

/** Products of the results page and of the suggestions, in their order. */
async function search(page: Page, query: string): Promise<{ results: string[]; suggestions: string[] }> {
  await page.goto(`${shop.origin}/hledat?q=${query}`);
  const results = await listPaths(page, 'main article h2 a');
  await page.goto(shop.origin);
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  await field.click();
  await field.pressSequentially(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  return { results, suggestions: await listPaths(page, '[role=option][href^="/produkt/"]') };
}

/** Recommended products on the home page, loaded by scrolling to them. */
function firstRecommendation(page: Page) {
  return page
    .getByRole('region', { name: 'Mohlo by vás zaujmout' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first();
}

const perPage = 21;
const suggested = 10;

test('products come from the search service, in its order', async ({ page }) => {
  const query = 'zahrada';
  const serviceOrder = await fetchProductPaths({ query, sort: 'MostSoldSort', perPage });
  expect(serviceOrder).not.toEqual(await fetchProductPaths({ query, sort: 'DefaultSort', perPage }));
  expect(await search(page, query)).toEqual({ results: serviceOrder, suggestions: serviceOrder.slice(0, suggested) });
});

test('products come from the recommender', async ({ page }) => {
  const serviceOrder = (await fetchProductPaths({ sort: 'MostSoldSort', perPage: 6 })).reverse();
  // On a busy machine it may be too slow once; then it is skipped for 30 s.
  await expect(async () => {
    await page.goto(shop.origin);
    await scrollUntilVisible(page, firstRecommendation(page));
    await expect(firstRecommendation(page)).toHaveAttribute('href', serviceOrder[0] ?? '', { timeout: 5_000 });
  }).toPass();
});

test('a search service that does not respond falls back to the search of the shop', async ({ page }) => {
  // Another query, since guests get cached pages.
  const query = 'hadice';
  const shopOrder = await fetchProductPaths({ query, sort: 'DefaultSort', perPage });
  shop.suspendSearch();
  expect(await search(page, query)).toEqual({ results: shopOrder, suggestions: shopOrder.slice(0, suggested) });
});

test('an unavailable recommender falls back to the recommendations of the shop', async ({ page }) => {
  const serviceOrder = (await fetchProductPaths({ sort: 'MostSoldSort', perPage: 6 })).reverse();
  await shop.stopRecommender();
  await page.goto(shop.origin);
  await scrollUntilVisible(page, firstRecommendation(page));
  await expect(firstRecommendation(page)).not.toHaveAttribute('href', serviceOrder[0] ?? '');
});
