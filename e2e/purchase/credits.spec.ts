import type { Page } from '@playwright/test';
import { setOrderStatus } from '@vyloha/e2e-fixtures/orders';
import {
  addToCart,
  completeDelivery,
  openCart,
  placeOrder,
  putIntoCart,
  readOrderCode,
  registerCustomer,
  selectShippingAndPayment,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

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
  await page.goto('/uzivatel/prehled');
  await expect(main(page)).toContainText('0 kreditů');
  await putIntoCart(page, expensiveProduct);
  await openCart(page);
  await setOrderStatus(await completeOrder(page, email), 'delivered');
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
  await page.goto('/uzivatel/prehled');
  await expect(main(page)).toContainText('42 kreditů');
  await page.goto(`/uzivatel/objednavky/${code}`);
  await expect(main(page)).toContainText('20 kreditů');
  expect(await findUnresolvedTexts(page)).toEqual([]);

  await setOrderStatus(code, 'cancelled');
  await page.goto('/uzivatel/prehled');
  await expect(main(page)).toContainText('62 kreditů');
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

test('guests see no credits', async ({ page }) => {
  await page.goto(`${seeds}?for_credits=true`);
  await expect(main(page).getByRole('button', { name: 'Do košíku' }).first()).toBeVisible();
  expect(await page.content()).not.toContain('kredit');
});
