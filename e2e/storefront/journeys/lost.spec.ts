import { expect, test } from '../fixtures/test';

test('a page that is not there offers goods to go on with', async ({ page }) => {
  const answer = await page.goto('/tahle-cesta-nikam-nevede');
  expect(answer?.status()).toBe(404);
  const goods = page.getByRole('region', { name: 'Co si u nás lidé nejčastěji vybírají' });
  await expect(goods.getByRole('article')).toHaveCount(8);
  await goods.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
});
