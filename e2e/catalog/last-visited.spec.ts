import type { Locator, Page } from '@playwright/test';
import { scrollUntilVisible } from '@vyloha/e2e-fixtures/interaction';
import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const title = 'Naposledy jste si prohlíželi';
const getCarousel = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: title });

async function scrollToCarousel(page: Page): Promise<Locator> {
  const carousel = getCarousel(page);
  await scrollUntilVisible(page, carousel);
  return carousel;
}

/** A deferred script stores the visit. */
async function waitForStoredVisits(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (visits) => localStorage.getItem('vyloha.visited')?.split('"p-').length === visits,
    count + 1,
  );
}

test('visited products are shown on other pages, the newest first', async ({ page, plain, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await plain.open(category);
  const [first, second] = [...plain.document.querySelectorAll('main article h2 a[href^="/produkt/"]')].map((link) =>
    link.getAttribute('href'),
  );
  await page.goto(first ?? '');
  const firstName = await page.getByRole('heading', { level: 1 }).innerText();
  await waitForStoredVisits(page, 1);
  await expect(getCarousel(page)).toHaveCount(0);
  await page.goto(second ?? '');
  const secondName = await page.getByRole('heading', { level: 1 }).innerText();
  await expect((await scrollToCarousel(page)).getByRole('heading', { level: 3 })).toHaveText([firstName]);

  for (const address of ['/', '/kosik']) {
    await page.goto(address);
    await expect((await scrollToCarousel(page)).getByRole('heading', { level: 3 })).toHaveText([secondName, firstName]);
  }
  await getCarousel(page).getByRole('link', { name: firstName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible();
});

test('the HTML of the pages contains no visited products', async ({ request, baseURL }) => {
  const { product } = await findKnownPages(baseURL ?? '');
  expect(await (await request.get(product)).text()).not.toMatch(new RegExp(`<h2[^>]*>${title}`));
  const response = await request.get('/naposledy-prohlizene?id=nonsense%20id');
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ products: [] });
});
