import { expectNoViolations, expectNoViolationsAtAnyWidth, withoutFading } from '@vyloha/e2e-fixtures/accessibility';
import {
  addToCart,
  completeDelivery,
  openProduct,
  placeOrder,
  selectShippingAndPayment,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withoutFading);

test('axe finds no violations on /kosik', async ({ page }) => {
  await page.goto('/kosik');
  await expectNoViolationsAtAnyWidth(page);
});

test('axe finds no violations in the checkout', async ({ page, baseURL }) => {
  await openProduct(page, baseURL ?? '');
  await page.locator('main').getByRole('button', { name: 'Do košíku' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationsAtAnyWidth(page, { within: 'dialog[open]' });
  await page.reload();
  await addToCart(page);
  await expectNoViolationsAtAnyWidth(page);
  await page.goto('/kosik/dodaci-udaje');
  await expectNoViolationsAtAnyWidth(page);
  await completeDelivery(page, { postcode: '1' });
  await expect(page.getByText('PSČ musí obsahovat 5 čísel').first()).toBeVisible();
  await expectNoViolationsAtAnyWidth(page, { within: 'main' });
  await completeDelivery(page);
  await expect(page).toHaveURL(/doprava-a-platba/);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await expectNoViolationsAtAnyWidth(page);
  await placeOrder(page);
  await expect(page).toHaveURL(/dokonceni/);
  await expectNoViolationsAtAnyWidth(page);
  await page.getByRole('link', { name: 'Stav objednávky' }).click();
  await expect(page).toHaveURL(/\/objednavka\//);
  // Hidden until it can print; appearing while axe looks, it had no name.
  await expect(page.getByRole('button', { name: 'Vytisknout' })).toBeVisible();
  await expectNoViolationsAtAnyWidth(page);
});

test.describe('axe at 1280 px finds no violations', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('while a line of the cart is being removed', async ({ page, baseURL }) => {
    await openProduct(page, baseURL ?? '');
    await addToCart(page);
    await page
      .locator('main')
      .getByRole('link', { name: /^Odebrat/ })
      .or(page.locator('main').getByRole('button', { name: /^Odebrat/ }))
      .first()
      .click();
    await expect(page.getByText('Odebrat zboží z košíku?').first()).toBeVisible();
    await expectNoViolations(page, { within: 'main' });
  });
});
