import type { Page } from '@playwright/test';
import { bringOrder } from '../fixtures/orders';
import {
  chooseMethods,
  fillDelivery,
  placeOrder,
  putIntoCart,
  registerCustomer,
  submitDelivery,
} from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';
import { unspoken } from '../fixtures/unspoken';

/** Costs 6 290 Kč, so it earns 62 credits. */
const dear = '/produkt/benzinovy-krovinorez-chroust';
/** Costs 20 credits. */
const seeds = '/produkt/salat-listovy-sarka';

const main = (page: Page) => page.locator('main');

/** Orders what is in the cart and says by which number. */
async function order(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Pokračovat', exact: true }).click();
  await fillDelivery(page, { email });
  await submitDelivery(page);
  await chooseMethods(page, 's-ppl', 'pay-transfer');
  await expect(await unspoken(page)).toEqual([]);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  return (await page.locator('[data-order-code]').first().textContent())?.trim() ?? '';
}

test('a customer earns credits with an order and buys something for them', async ({ page, hasScript }) => {
  const email = await registerCustomer(page);
  await expect(main(page)).toContainText('0 kreditů');
  await page.goto(dear);
  await putIntoCart(page, hasScript);
  await bringOrder(await order(page, email), 'delivered');
  await page.goto('/uzivatel/prehled');
  await expect(main(page)).toContainText('62 kreditů');

  await page.goto(seeds);
  await main(page).getByRole('link', { name: 'Koupit za 20 kreditů' }).click();
  await expect(page).toHaveURL(/\?for_credits=true$/);
  await expect(main(page).getByText('Máte 62 kreditů')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /^Koupit za 39/ })).toBeVisible();
  await putIntoCart(page, hasScript);
  await page.locator('input[name="quantity"]').fill('4');
  if (!hasScript) await page.getByRole('button', { name: 'Přepočítat' }).click();
  await expect(main(page).getByText('Nemáte dost kreditů. Potřebujete jich 80, máte 62.')).toBeVisible();

  await page.goto('/kosik');
  await expect(main(page)).toContainText('20 kreditů');
  const code = await order(page, email);
  await expect(main(page)).toContainText('20 kreditů');
  await page.goto('/uzivatel/prehled');
  await expect(main(page)).toContainText('42 kreditů');
  await page.goto(`/uzivatel/objednavky/${code}`);
  await expect(main(page)).toContainText('20 kreditů');
  expect(await unspoken(page)).toEqual([]);

  await bringOrder(code, 'cancelled');
  await page.goto('/uzivatel/prehled');
  await expect(main(page)).toContainText('62 kreditů');
});

test('who has too few credits is told so', async ({ page }) => {
  await registerCustomer(page);
  await page.goto(`${seeds}?for_credits=true`);
  await expect(main(page).getByText('Na tento nákup vám chybí 20 kreditů')).toBeVisible();
  await main(page).getByRole('button', { name: 'Do košíku' }).first().click();
  await expect(page.getByText('Nemáte dost kreditů. Potřebujete jich 20, máte 0.').first()).toBeVisible();
  await page.goto('/kosik');
  await expect(main(page)).toContainText('V košíku zatím nic není');
});

test('guests see nothing of credits', async ({ page }) => {
  await page.goto(`${seeds}?for_credits=true`);
  await expect(main(page).getByRole('button', { name: 'Do košíku' }).first()).toBeVisible();
  expect(await page.content()).not.toContain('kredit');
});
