import type { Page } from '@playwright/test';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import {
  completePlainDelivery,
  fillDelivery,
  putIntoPlainCart,
  selectFirstBranch,
  selectShippingAndPayment,
  zuzanaKovacova,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

/** Costs more than the minimum of an order in euros. */
const product = '/produkt/kyvadlovy-zavlazovac-travniku-meandr';

async function goToShipping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pokračovať k doprave a platbe' }).click();
}

async function order(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Objednávka s povinnosťou platby' }).click();
}

test('a Slovak orders to an address and pays by transfer in euros', async ({ page }) => {
  // The menu has both switches on a screen of any width.
  await page.goto('/nabidka');
  const menu = page.getByRole('main');
  await menu.locator('details:has(button[name="locale"]) > summary').click();
  await menu.locator('button[name="locale"][value="sk"]').click();
  await menu.locator('details:has(button[name="currency"]) > summary').click();
  await menu.locator('button[name="currency"][value="EUR"]').click();
  await expect(menu.locator('details:has(button[name="currency"]) > summary')).toContainText('EUR');
  await page.goto(product);
  await page.locator('main').getByRole('button', { name: 'Do košíka' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Prejsť do košíka' }).click();
  await page.getByRole('link', { name: 'Pokračovať', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dodacie údaje' })).toBeVisible();

  await fillDelivery(page, { ...zuzanaKovacova, phone: '12' });
  await goToShipping(page);
  await expect(page.locator('input[name="phone"]')).toHaveAttribute('aria-invalid', 'true');
  await fillDelivery(page, zuzanaKovacova);
  await goToShipping(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await order(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ďakujeme za objednávku' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR kód na platbu .*€/ })).toHaveCount(2);
  await expect(page.locator('main')).toContainText('Bratislava');
  await expect(page.locator('main')).not.toContainText('Kč');
  expect(await findUnresolvedTexts(page)).toEqual([]);
});

test('a Slovak picks an order up at a branch and pays by transfer in euros', async ({ page }) => {
  await doByHttp(page, async (browser) => {
    for (const choice of [{ locale: 'sk' }, { currency: 'EUR' }])
      await browser.open('/volby', { method: 'POST', body: new URLSearchParams({ ...choice, redirectTo: product }) });
    await putIntoPlainCart(browser, product);
    await completePlainDelivery(browser, { ...zuzanaKovacova, country: 'SVK' });
  });
  await page.goto('/kosik/doprava-a-platba');
  await selectShippingAndPayment(page, 's-pobocka', 'pay-transfer');
  await selectFirstBranch(page);
  await order(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.locator('main')).toContainText('na vyzdvihnutie');
  await expect(page.locator('main')).not.toContainText('Kč');
  expect(await findUnresolvedTexts(page)).toEqual([]);
});
