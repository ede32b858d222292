import type { Page } from '@playwright/test';
import { setOrderStatus } from '@vyloha/e2e-fixtures/orders';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import {
  completeDelivery,
  openCart,
  orderPlainCart,
  placeOrder,
  putIntoCart,
  putIntoPlainCart,
  readOrderCode,
  registerCustomer,
  selectShippingAndPayment,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

/** Costs 6 290 Kč: it earns 62 credits, and a gift can be chosen. */
const expensiveProduct = '/produkt/benzinovy-krovinorez-chroust';

const main = (page: Page) => page.locator('main');

async function goToSummary(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Pokračovat', exact: true }).click();
  await completeDelivery(page, { email });
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
}

async function enterCoupon(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Slevový kód' });
  if (!(await field.isVisible())) await page.getByText('Mám slevový kód').click();
  await field.fill(code);
  await page.locator('form:has(input[name="couponCode"])').getByRole('button', { name: 'Použít' }).click();
}

test('a coupon, credits and a gift are ordered together', async ({ page }) => {
  const email = await registerCustomer(page);
  await doByHttp(page, async (browser) => {
    await putIntoPlainCart(browser, expensiveProduct);
    await orderPlainCart(browser, { email });
    await setOrderStatus(browser.text('[data-order-code]'), 'delivered');
    await putIntoPlainCart(browser, expensiveProduct);
  });
  await openCart(page);
  await enterCoupon(page, 'zima');
  await expect(main(page).getByText('Slevový kód zima neznáme')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Slevový kód' })).toHaveValue('zima');
  await enterCoupon(page, 'zahrada10');
  await expect(main(page).getByText('Slevový kód ZAHRADA10')).toBeVisible();
  await expect(main(page).getByText('Sleva 10 % (ZAHRADA10)')).toBeVisible();

  await page.getByText('Uplatnit kredity').click();
  await expect(page.getByRole('textbox', { name: 'Kolik kreditů použít' })).toHaveValue('62');
  await page.getByRole('textbox', { name: 'Kolik kreditů použít' }).fill('50');
  await page.locator('form:has(input[name="credits"])').getByRole('button', { name: 'Použít' }).click();
  await expect(main(page).getByText('Použijete 50 kreditů')).toBeVisible();
  await expect(main(page).getByText('Sleva za kredity')).toBeVisible();

  const gifts = page.getByRole('region', { name: 'Dárky k objednávce' });
  await gifts
    .getByRole('button', { name: /^Chci dárek/ })
    .first()
    .click();
  await expect(main(page).getByText(/^Dárky v\shodnotě/)).toBeVisible();
  const chosen = gifts.getByRole('button', { name: /^Vrátit dárek/ });
  await expect(chosen).toHaveCount(1);
  // The order formats the variant behind the name in its own way.
  const gift = /: (.+?)(?: – |$)/.exec((await chosen.getAttribute('aria-label')) ?? '')?.[1] ?? 'dárek';
  expect(await findUnresolvedTexts(page)).toEqual([]);

  await goToSummary(page, email);
  await expect(page.getByText('Sleva 10 % (ZAHRADA10)').first()).toBeAttached();
  await expect(page.getByText(gift).first()).toBeAttached();
  await placeOrder(page);
  const code = await readOrderCode(page);
  for (const text of ['Sleva 10 % (ZAHRADA10)', 'Sleva za kredity', '50 kreditů', gift]) {
    await expect(main(page)).toContainText(text);
  }
  // 6 290 − 629 − 50; shipping is free above the limit, which is that of the price before discounts.
  await expect(main(page)).toContainText(/5\s611\sKč/);
  await doByHttp(page, async (browser) => {
    await browser.open(`/uzivatel/objednavky/${code}`);
    expect(browser.read('main')).toContain('Sleva 10 % (ZAHRADA10)');
    await browser.open('/uzivatel/prehled');
    expect(browser.read('main')).toContain('12 kreditů');
  });
});

test('a coupon that ceases to hold says why and holds again', async ({ page }) => {
  await putIntoCart(page, '/produkt/salat-listovy-sarka');
  await openCart(page);
  await enterCoupon(page, 'DOPRAVA');
  await expect(main(page).getByText(/^Slevový kód DOPRAVA platí při nákupu alespoň za 300/)).toBeVisible();
  await enterCoupon(page, 'ZAHRADA10');
  await main(page).getByRole('button', { name: 'Odebrat slevový kód ZAHRADA10' }).click();
  await expect(main(page).getByText('Mám slevový kód')).toBeVisible();
  await expect(main(page).getByText('Sleva 10 % (ZAHRADA10)')).toHaveCount(0);
});
