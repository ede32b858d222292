import type { Page } from '@playwright/test';
import {
  fetchProductPaths,
  type ShopWithServices,
  startShopWithServices,
} from '@vyloha/e2e-fixtures/external-services';
import { scrollUntilVisible } from '@vyloha/e2e-fixtures/interaction';
import { PlainBrowser } from '@vyloha/e2e-fixtures/plain-browser';
import { expect, test } from '@vyloha/e2e-fixtures/test';

// Services are stopped in the course of the file, and stay unavailable to the storefront that calls them.
test.describe.configure({ mode: 'serial' });

let shop: ShopWithServices;

test.beforeAll(async () => {
  shop = await startShopWithServices();
});

test.afterAll(() => shop.stop());

const pathOf = (href: string | null) => new URL(href ?? '', shop.origin).pathname;

/** Products of the results page and of the suggestions on the home page, in their order. */
async function search(page: Page, query: string) {
  const browser = new PlainBrowser(shop.origin);
  await browser.open(`/hledat?q=${query}`);
  const results = [...browser.document.querySelectorAll('main article h2 a')].map((link) =>
    pathOf(link.getAttribute('href')),
  );
  await page.goto(shop.origin);
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  await field.click();
  await field.pressSequentially(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  const options = page.locator('[role=option][href^="/produkt/"]');
  const suggestions = await options.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await field.press('Escape');
  return { results, suggestions: suggestions.map(pathOf) };
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

test('products come from the search service, in its order, and from the recommender', async ({ page }) => {
  const query = 'zahrada';
  const serviceOrder = await fetchProductPaths({ query, sort: 'MostSoldSort', perPage });
  expect(serviceOrder).not.toEqual(await fetchProductPaths({ query, sort: 'DefaultSort', perPage }));
  expect(await search(page, query)).toEqual({ results: serviceOrder, suggestions: serviceOrder.slice(0, suggested) });

  const recommended = (await fetchProductPaths({ sort: 'MostSoldSort', perPage: 6 })).at(-1) ?? '';
  const showsRecommended = async () => {
    await scrollUntilVisible(page, firstRecommendation(page));
    await expect(firstRecommendation(page)).toHaveAttribute('href', recommended, { timeout: 5_000 });
  };
  // On a busy machine it may be too slow once; then it is skipped for 30 s.
  await showsRecommended().catch(() =>
    expect(async () => {
      await page.goto(shop.origin);
      await showsRecommended();
    }).toPass(),
  );
});

test('a search service that does not respond and an unavailable recommender fall back to the shop’s own', async ({
  page,
}) => {
  // Another query, since guests get cached pages.
  const query = 'hadice';
  const shopOrder = await fetchProductPaths({ query, sort: 'DefaultSort', perPage });
  const recommended = (await fetchProductPaths({ sort: 'MostSoldSort', perPage: 6 })).at(-1) ?? '';
  shop.suspendSearch();
  await shop.stopRecommender();
  expect(await search(page, query)).toEqual({ results: shopOrder, suggestions: shopOrder.slice(0, suggested) });
  await scrollUntilVisible(page, firstRecommendation(page));
  await expect(firstRecommendation(page)).not.toHaveAttribute('href', recommended);
});
