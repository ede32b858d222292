import type { Page } from '@playwright/test';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import {
  completePlainDelivery,
  fillDelivery,
  openCart,
  placeOrder,
  putIntoCart,
  putIntoPlainCart,
  selectShippingAndPayment,
  submitDelivery,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const product = '/produkt/kyvadlovy-zavlazovac-travniku-meandr';
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

/** The order is not placed while its buyer has not seen that the coupon is missing. */
async function expectChangeSeen(page: Page): Promise<void> {
  await placeOrder(page);
  const changes = page.locator('main').getByRole('alert');
  await expect(changes).toContainText('něco změnilo');
  await expect(changes).toContainText('Slevový kód ZAHRADA10 už v košíku neplatí.');
  await expect(page).toHaveURL(/\/kosik\/doprava-a-platba/);
  await expect(page.getByText(discount)).toHaveCount(0);
}

async function expectOrderWithoutCoupon(page: Page): Promise<void> {
  await placeOrder(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.locator('main')).not.toContainText('ZAHRADA10');
}

test('a coupon entered in another tab is shown, and not missing unseen when removed in another tab', async ({
  page,
}) => {
  await putIntoCart(page, product);
  await openCart(page);
  await page.getByRole('link', { name: 'Pokračovat', exact: true }).click();
  await fillDelivery(page);
  const tab = await enterCouponInNewTab(page);
  await submitDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await expect(page.getByText(discount).first()).toBeAttached();

  await removeCoupon(tab);
  await expectChangeSeen(page);
  await tab.goto('/kosik');
  await expect(tab.locator('[data-cart-count]').first()).toHaveText('1');
  await expectOrderWithoutCoupon(page);
});

test('a coupon is not missing unseen when removed where no tab of this browser notices', async ({ page }) => {
  await doByHttp(page, async (browser) => {
    await putIntoPlainCart(browser, product);
    await browser.press('Použít', { couponCode: 'ZAHRADA10' }, 'form:has(input[name="couponCode"])');
    await completePlainDelivery(browser);
  });
  await page.goto('/kosik/doprava-a-platba');
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await expect(page.getByText(discount).first()).toBeAttached();

  await page.context().request.post('/kosik', { form: { intent: 'removeCoupon' } });
  await expectChangeSeen(page);
  await expectOrderWithoutCoupon(page);
});
