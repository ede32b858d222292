import type { Page } from '@playwright/test';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { openCart, putIntoCart } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const prefetchLinks = (page: Page) => page.locator('link[rel="prefetch"]');
const productLink = (page: Page) => page.locator('main a[href^="/produkt/"]').first();

/** Rests on a link until the browser, which loads pages ahead once it is idle, has loaded this one. */
async function pointAtProduct(page: Page, expected: number): Promise<string> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await productLink(page).hover();
    await expect(prefetchLinks(page)).toHaveCount(expected, { timeout: 500 });
  }).toPass();
  return (await productLink(page).getAttribute('href')) ?? '';
}

/** How often the data of a page came over the network. */
function loadsOf(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (dataPath) => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({ name, transferSize }) => transferSize > 0 && new URL(name).pathname === dataPath).length;
    },
    path.replace(/\?.*|$/, '.data'),
  );
}

test('a product is loaded once, when the pointer rests on its link', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await page.goto(category);
  const path = await pointAtProduct(page, 1);
  await expect.poll(() => loadsOf(page, path)).toBe(1);
  await productLink(page).click();
  await expect(page).toHaveURL(path);
  expect(await loadsOf(page, path)).toBe(1);
});

test('a product loaded before the cart changed is loaded again', async ({ page }) => {
  await putIntoCart(page);
  await openCart(page);
  const path = await pointAtProduct(page, 1);
  await page.locator('main input[name="quantity"]').fill('3');
  await expect(page.getByRole('banner').getByText('3', { exact: true }).first()).toBeVisible();
  await productLink(page).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('banner').getByText('3', { exact: true }).first()).toBeVisible();
});
