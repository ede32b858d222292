import { orderProduct, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a customer orders the same again', async ({ page }) => {
  await registerCustomer(page);
  const { product } = await orderProduct(page);

  await page.goto('/uzivatel/objednavky');
  await page.locator('main a[href^="/uzivatel/objednavky/"]').first().click();
  await page.getByRole('button', { name: 'Objednat znovu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nákupní košík' })).toBeVisible();
  await expect(page.getByText('Produkty byly vloženy do košíku: 1 z 1').first()).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: product }).first()).toBeVisible();
});
