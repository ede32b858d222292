import { chooseMethods, fillDelivery, placeOrder, putIntoCart, submitDelivery } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

test('a gift that is earned goes with the order', async ({ page, hasScript }) => {
  await page.goto('/zahrada?razeni=PriceSortDESC');
  // Without script the button of goods in a list leads to the cart as well.
  await putIntoCart(page, hasScript);
  const gifts = page.getByRole('region', { name: 'Dárky k objednávce' });
  await gifts
    .getByRole('button', { name: /^Chci dárek/ })
    .first()
    .click();
  await expect(gifts.getByRole('button', { name: /^Vrátit dárek/ })).toHaveCount(1);
  const label = await gifts.getByRole('button', { name: /^Vrátit dárek/ }).getAttribute('aria-label');
  // The order writes the variant in its own way behind the name.
  const gift = /: (.+?)(?: – |$)/.exec(label ?? '')?.[1] ?? 'dárek';
  await page.getByRole('link', { name: 'Pokračovat' }).click();
  await fillDelivery(page);
  await submitDelivery(page);
  await expect(page.getByText(gift).first()).toBeAttached();
  await chooseMethods(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.getByRole('main')).toContainText(gift);
});
