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

for (const width of [390, 1280]) {
  test(`axe finds no violations in the checkout at ${width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 900 });
    await openProduct(page, baseURL ?? '');
    await page.locator('main').getByRole('button', { name: 'Do košíku' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await addToCart(page);
    await expectNoViolations(page);
    await page.goto('/kosik/dodaci-udaje');
    await expectNoViolations(page);
    await completeDelivery(page, { postcode: '1' });
    await expect(page.getByText('PSČ musí obsahovat 5 čísel').first()).toBeVisible();
    await expectNoViolations(page);
    await completeDelivery(page);
    await expect(page).toHaveURL(/doprava-a-platba/);
    await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
    await expectNoViolations(page);
    await placeOrder(page);
    await expect(page).toHaveURL(/dokonceni/);
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Stav objednávky' }).click();
    await expect(page).toHaveURL(/\/objednavka\//);
    await expectNoViolations(page);
  });
}

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
    await expectNoViolations(page);
  });
});
