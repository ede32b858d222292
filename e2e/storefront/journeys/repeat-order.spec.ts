import {
  addToCart,
  completeDelivery,
  openProduct,
  placeOrder,
  registerCustomer,
  selectShippingAndPayment,
} from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

test('a customer orders the same again', async ({ page, hasScript, baseURL }) => {
  await registerCustomer(page);
  await openProduct(page, baseURL ?? '');
  const product = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  await addToCart(page, hasScript);
  await page.goto('/kosik/dodaci-udaje');
  await page.goto('/kosik/dodaci-udaje');
  await completeDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  await expect(page).toHaveURL(/dokonceni/);

  await page.goto('/uzivatel/objednavky');
  await page.locator('main a[href^="/uzivatel/objednavky/"]').first().click();
  await page.getByRole('button', { name: 'Objednat znovu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nákupní košík' })).toBeVisible();
  await expect(page.getByText('Produkty byly vloženy do košíku: 1 z 1').first()).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: product }).first()).toBeVisible();
});
