import { findKnownPages } from '../fixtures/known-pages';
import { expect, test } from '../fixtures/test';
import type { Locator, Page } from '@playwright/test';

const title = 'Naposledy jste si prohlíželi';
const stripOf = (page: Page): Locator => page.getByRole('main').getByRole('region', { name: title });

/** Goes down the page as a person does, until what waits below is there. */
async function findStrip(page: Page): Promise<Locator> {
  const strip = stripOf(page);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(strip).toBeVisible({ timeout: 500 });
  }).toPass();
  return strip;
}

/** Late script has written down what is looked at. */
async function isRemembered(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (visits) => localStorage.getItem('vyloha.visited')?.split('"p-').length === visits,
    count + 1,
  );
}

test('what one looked at comes back on other pages, the newest first', async ({ page, hasScript, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await page.goto(category);
  const boxes = page.locator('main article h2 a[href^="/produkt/"]');
  const [first, second] = await Promise.all([boxes.nth(0).getAttribute('href'), boxes.nth(1).getAttribute('href')]);
  await page.goto(first ?? '');
  const firstName = await page.getByRole('heading', { level: 1 }).innerText();
  if (hasScript) {
    await isRemembered(page, 1);
    await expect(stripOf(page)).toHaveCount(0);
  }
  await page.goto(second ?? '');
  const secondName = await page.getByRole('heading', { level: 1 }).innerText();
  if (!hasScript) {
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    return;
  }
  await expect((await findStrip(page)).getByRole('heading', { level: 3 })).toHaveText([firstName]);

  for (const address of ['/', '/kosik']) {
    await page.goto(address);
    await expect((await findStrip(page)).getByRole('heading', { level: 3 })).toHaveText([secondName, firstName]);
  }
  await stripOf(page).getByRole('link', { name: firstName, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: firstName })).toBeVisible();
});

test('the pages themselves know nothing of it', async ({ request, baseURL }) => {
  const { product } = await findKnownPages(baseURL ?? '');
  expect(await (await request.get(product)).text()).not.toMatch(new RegExp(`<h2[^>]*>${title}`));
  const answer = await request.get('/naposledy-prohlizene?id=nonsense%20id');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.json()).toMatchObject({ products: [] });
});
