import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a not-found page offers products', async ({ page }) => {
  const response = await page.goto('/tahle-cesta-nikam-nevede');
  expect(response?.status()).toBe(404);
  const bestsellers = page.getByRole('region', { name: 'Co si u nás lidé nejčastěji vybírají' });
  await expect(bestsellers.getByRole('article')).toHaveCount(8);
  await bestsellers.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/produkt\//);
});
