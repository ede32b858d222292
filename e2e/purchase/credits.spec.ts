import type { Page } from '@playwright/test';
import { setOrderStatus } from '@vyloha/e2e-fixtures/orders';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import {
  addToCart,
  completeDelivery,
  orderPlainCart,
  placeOrder,
  putIntoPlainCart,
  readOrderCode,
  registerCustomer,
  selectShippingAndPayment,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts, isUnresolved } from '@vyloha/e2e-fixtures/unresolved-texts';

/** Costs 6 290 Kč, so it earns 62 credits. */
const expensiveProduct = '/produkt/benzinovy-krovinorez-chroust';
/** Costs 20 credits. */
const seeds = '/produkt/salat-listovy-sarka';

const main = (page: Page) => page.locator('main');

/** Orders the cart's content and returns the order number. */
async function completeOrder(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Pokračovat', exact: true }).click();
  await completeDelivery(page, { email });
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await expect(await findUnresolvedTexts(page)).toEqual([]);
  await placeOrder(page);
  return readOrderCode(page);
}

test('a customer earns credits with an order and redeems them', async ({ page }) => {
  const email = await registerCustomer(page);
  await doByHttp(page, async (browser) => {
    await browser.open('/uzivatel/prehled');
    expect(browser.read('main')).toContain('0 kreditů');
    await putIntoPlainCart(browser, expensiveProduct);
    await orderPlainCart(browser, { email });
    await setOrderStatus(browser.text('[data-order-code]'), 'delivered');
  });
  await page.goto('/uzivatel/prehled');
  await expect(main(page)).toContainText('62 kreditů');

  await page.goto(seeds);
  await main(page).getByRole('link', { name: 'Koupit za 20 kreditů' }).click();
  await expect(page).toHaveURL(/\?for_credits=true$/);
  await expect(main(page).getByText('Máte 62 kreditů')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Koupit za 39/ })).toBeVisible();
  await addToCart(page);
  await page.locator('main input[name="quantity"]').fill('4');
  await expect(main(page).getByText('Nemáte dost kreditů. Potřebujete jich 80, máte 62.')).toBeVisible();

  await page.goto('/kosik');
  await expect(main(page)).toContainText('20 kreditů');
  const code = await completeOrder(page, email);
  await expect(main(page)).toContainText('20 kreditů');
  await doByHttp(page, async (browser) => {
    await browser.open('/uzivatel/prehled');
    expect(browser.read('main')).toContain('42 kreditů');
    await browser.open(`/uzivatel/objednavky/${code}`);
    expect(browser.read('main')).toContain('20 kreditů');
    expect(browser.texts().filter(isUnresolved)).toEqual([]);

    await setOrderStatus(code, 'cancelled');
    await browser.open('/uzivatel/prehled');
    expect(browser.read('main')).toContain('62 kreditů');
  });
});

test('a customer with too few credits sees a message', async ({ page }) => {
  await registerCustomer(page);
  await page.goto(`${seeds}?for_credits=true`);
  await expect(main(page).getByText('Na tento nákup vám chybí 20 kreditů')).toBeVisible();
  await main(page).getByRole('button', { name: 'Do košíku' }).first().click();
  await expect(page.getByText('Nemáte dost kreditů. Potřebujete jich 20, máte 0.').first()).toBeVisible();
  await page.goto('/kosik');
  await expect(main(page)).toContainText('V košíku zatím nic není');
});

test('guests see no credits', async ({ plain }) => {
  await plain.open(`${seeds}?for_credits=true`);
  expect(plain.hasButton(/^Do košíku/)).toBe(true);
  expect(plain.html).not.toContain('kredit');
});
