import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { scrollUntilVisible } from '@vyloha/e2e-fixtures/interaction';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a product page, the added-to-cart dialog and the cart recommend cross-sell products, the first similar ones too', async ({
  page,
  baseURL,
}) => {
  const { product } = await findKnownPages(baseURL ?? '');
  await page.goto(product);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  for (const title of ['Mohlo by se hodit', 'Podobné zboží']) {
    const products = page.getByRole('region', { name: title });
    await scrollUntilVisible(page, products.getByRole('article').first());
    await expect(products.getByRole('heading', { name, exact: true })).toHaveCount(0);
  }
  await page.locator('main').getByRole('button', { name: 'Do košíku' }).first().click();
  const crossSell = page.getByRole('dialog').getByRole('region', { name: 'Mohlo by se k tomu hodit' });
  await expect(crossSell.getByRole('link')).toHaveCount(3);
  await page.getByRole('dialog').getByRole('link', { name: 'Přejít do košíku' }).click();
  const products = page.getByRole('region', { name: /Mohlo by se hodit k/ });
  await scrollUntilVisible(page, products.getByRole('article').first());
});

test('the home page recommends products, and those of its editors; an empty cart does too', async ({ page }) => {
  await page.goto('/');
  const interesting = page.getByRole('region', { name: 'Mohlo by vás zaujmout' });
  await scrollUntilVisible(page, interesting);
  await expect(interesting.getByRole('article')).toHaveCount(8);
  const winter = page.getByRole('region', { name: 'Než přijde mráz' });
  await scrollUntilVisible(page, winter);
  await expect(winter.getByRole('article')).toHaveCount(8);
  await page.goto('/kosik');
  await scrollUntilVisible(page, page.getByRole('region', { name: 'Co si u nás lidé nejčastěji vybírají' }));
});
