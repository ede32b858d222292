import type { Page } from '@playwright/test';
import { addressesOf, type ShopWithServices, startShopWithServices } from '../fixtures/outside-services';
import { expect, test } from '../fixtures/test';

// Services fall silent in the course of the file, and stay so for the storefront that asks them.
test.describe.configure({ mode: 'serial' });

let shop: ShopWithServices;

test.beforeAll(async () => {
  shop = await startShopWithServices();
});

test.afterAll(() => shop.stop());

const pathsOf = (page: Page, goods: string) =>
  page
    .locator(goods)
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '', location.origin).pathname));

/** Goods of the results page and of the suggestions, in their order. */
async function search(page: Page, query: string): Promise<{ results: string[]; suggestions: string[] }> {
  await page.goto(`${shop.origin}/hledat?q=${query}`);
  const results = await pathsOf(page, 'main article h3 a');
  await page.goto(shop.origin);
  const field = page.getByRole('search').getByLabel('Hledat v obchodě');
  await field.click();
  await field.pressSequentially(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  return { results, suggestions: await pathsOf(page, '[role=option][href^="/produkt/"]') };
}

/** Goods that are recommended at home to somebody who comes near them. */
function recommended(page: Page) {
  return page
    .getByRole('region', { name: 'Mohlo by vás zaujmout' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .first();
}

test('goods come from the search service, in its order', async ({ page }) => {
  const query = 'zahrada';
  const theirs = await addressesOf({ query, sort: 'MostSoldSort', perPage: 10 });
  expect(theirs).not.toEqual(await addressesOf({ query, sort: 'DefaultSort', perPage: 10 }));
  expect(await search(page, query)).toEqual({ results: theirs, suggestions: theirs });
});

test('goods come from the recommender', async ({ page }) => {
  const theirs = (await addressesOf({ sort: 'MostSoldSort', perPage: 6 })).reverse();
  // On a busy machine it may be too slow once; then it is left alone for 30 s.
  await expect(async () => {
    await page.goto(shop.origin);
    await recommended(page).scrollIntoViewIfNeeded();
    await expect(recommended(page)).toHaveAttribute('href', theirs[0] ?? '', { timeout: 5_000 });
  }).toPass();
});

test('a search service that is silent is not missed', async ({ page }) => {
  // Another query: guests are shown a page as it was for the last one who asked for it.
  const query = 'hadice';
  const ours = await addressesOf({ query, sort: 'DefaultSort', perPage: 10 });
  shop.silenceSearch();
  expect(await search(page, query)).toEqual({ results: ours, suggestions: ours });
});

test('a recommender that is gone is not missed', async ({ page }) => {
  const theirs = (await addressesOf({ sort: 'MostSoldSort', perPage: 6 })).reverse();
  await shop.endRecommender();
  await page.goto(shop.origin);
  await recommended(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(recommended(page)).toBeVisible();
  await expect(recommended(page)).not.toHaveAttribute('href', theirs[0] ?? '');
});
