import { findKnownPages } from '../fixtures/known-pages';
import { putIntoCart } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

test('goods lead to what goes with them and to what is like them', async ({ page, baseURL }) => {
  const { product } = await findKnownPages(baseURL ?? '');
  await page.goto(product);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  for (const title of ['Mohlo by se hodit', 'Podobné zboží']) {
    const goods = page.getByRole('region', { name: title });
    await expect(goods.getByRole('article').first()).toBeVisible();
    await expect(goods.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
});

test('what was put into the cart leads to what goes with it, in its window and in the cart', async ({
  page,
  hasScript,
  baseURL,
}) => {
  const { product } = await findKnownPages(baseURL ?? '');
  await page.goto(product);
  if (hasScript) {
    await page.locator('main').getByRole('button', { name: 'Do košíku' }).first().click();
    const offered = page.getByRole('dialog').getByRole('region', { name: 'Mohlo by se k tomu hodit' });
    await expect(offered.getByRole('link')).toHaveCount(3);
    await page.getByRole('dialog').getByRole('link', { name: 'Přejít do košíku' }).click();
  } else {
    await putIntoCart(page, hasScript);
  }
  const goods = page.getByRole('region', { name: /Mohlo by se hodit k/ });
  await expect(goods.getByRole('article').first()).toBeVisible();
});

test('the home page and an empty cart offer goods', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Mohlo by vás zaujmout' }).getByRole('article')).toHaveCount(8);
  await page.goto('/kosik');
  await expect(page.getByRole('region', { name: 'Co si u nás lidé nejčastěji vybírají' })).toBeVisible();
});
