import { addToCart, completeDelivery, placeOrder, selectShippingAndPayment } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a qualifying gift is ordered with the cart', async ({ page }) => {
  await page.goto('/zahrada?razeni=PriceSortDESC');
  // Without script the button on a product card also goes to the cart.
  await addToCart(page);
  const gifts = page.getByRole('region', { name: 'Dárky k objednávce' });
  await gifts
    .getByRole('button', { name: /^Chci dárek/ })
    .first()
    .click();
  await expect(gifts.getByRole('button', { name: /^Vrátit dárek/ })).toHaveCount(1);
  const label = await gifts.getByRole('button', { name: /^Vrátit dárek/ }).getAttribute('aria-label');
  // The order formats the variant behind the name in its own way.
  const gift = /: (.+?)(?: – |$)/.exec(label ?? '')?.[1] ?? 'dárek';
  await page.getByRole('link', { name: 'Pokračovat' }).click();
  await completeDelivery(page);
  await expect(page.getByText(gift).first()).toBeAttached();
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.getByRole('main')).toContainText(gift);
});
