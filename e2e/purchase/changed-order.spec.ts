import type { Page } from '@playwright/test';
import {
  fillDelivery,
  openCart,
  placeOrder,
  putIntoCart,
  selectShippingAndPayment,
  submitDelivery,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const discount = 'Sleva 10 % (ZAHRADA10)';

/** The cart in another tab, with a coupon entered there. */
async function enterCouponInNewTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/kosik');
  await tab.getByText('Mám slevový kód').click();
  await tab.getByRole('textbox', { name: 'Slevový kód' }).fill('ZAHRADA10');
  await tab.locator('form:has(input[name="couponCode"])').getByRole('button', { name: 'Použít' }).click();
  await expect(tab.getByText('Slevový kód ZAHRADA10')).toBeVisible();
  return tab;
}

async function removeCoupon(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Odebrat slevový kód ZAHRADA10' }).click();
  await expect(tab.getByText('Mám slevový kód')).toBeVisible();
}

/** Takes the coupon away where no tab of this browser notices. */
async function removeCouponUnnoticed(tab: Page): Promise<void> {
  await tab.context().request.post('/kosik', { form: { intent: 'removeCoupon' } });
}

for (const [name, remove] of [
  ['in another tab', removeCoupon],
  ['unnoticed', removeCouponUnnoticed],
] as const) {
  test(`a coupon entered in another tab is shown, and not missing unseen when removed ${name}`, async ({ page }) => {
    await putIntoCart(page, '/produkt/kyvadlovy-zavlazovac-travniku-meandr');
    await openCart(page);
    await page.getByRole('link', { name: 'Pokračovat', exact: true }).click();
    await fillDelivery(page);
    const tab = await enterCouponInNewTab(page);
    await submitDelivery(page);
    await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
    await expect(page.getByText(discount).first()).toBeAttached();

    await remove(tab);
    await placeOrder(page);
    const changes = page.locator('main').getByRole('alert');
    await expect(changes).toContainText('něco změnilo');
    await expect(changes).toContainText('Slevový kód ZAHRADA10 už v košíku neplatí.');
    await expect(page).toHaveURL(/\/kosik\/doprava-a-platba/);
    await expect(page.getByText(discount)).toHaveCount(0);
    await tab.goto('/kosik');
    await expect(tab.locator('[data-cart-count]').first()).toHaveText('1');

    await placeOrder(page);
    await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
    await expect(page.locator('main')).not.toContainText('ZAHRADA10');
  });
}
