import { randomUUID } from 'node:crypto';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import {
  customerPassword,
  fillDelivery,
  openDelivery,
  openShipping,
  placeOrder,
  registerCustomer,
  selectShippingAndPayment,
  submitDelivery,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a customer orders to an address of their book', async ({ page }) => {
  await registerCustomer(page);
  await doByHttp(page, async (browser) => {
    await browser.open('/uzivatel/seznam-adres');
    const address = { fullName: 'Eva Malá', street: 'Lesní 5', city: 'Brno', postcode: '602 00' };
    await browser.press('Uložit adresu', address);
    expect(browser.read('main')).toContain('Lesní 5');
  });
  await openDelivery(page);
  await fillDelivery(page);
  await page.locator('select[name="shippingAddress"]').selectOption({ index: 1 });
  await expect(page.locator('input[name="city"]')).toHaveValue('Brno');
  await expect(page.locator('input[name="shippingFullName"]')).toHaveValue('Eva Malá');
  await submitDelivery(page);
  await expect(page.getByText('Lesní 5').first()).toBeVisible();
});

test('a guest registers with an order, and is remembered until they are forgotten', async ({ page }) => {
  const email = `nova-${randomUUID()}@example.com`;
  await openShipping(page, { email });
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await page.getByRole('checkbox', { name: 'Vytvořit účet pro příští nákupy' }).check();
  await page.locator('input[name="password"]').fill(customerPassword);
  await page.locator('input[name="passwordConfirmation"]').fill(customerPassword);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.getByText(`Na ${email} jsme poslali zprávu s odkazem k vašemu účtu.`)).toBeVisible();
  await openDelivery(page);
  await expect(page.locator('input[name="email"]').first()).toHaveValue(email);
  await page.getByRole('button', { name: 'Zapomenout údaje' }).click();
  await expect(page.getByRole('button', { name: 'Zapomenout údaje' })).toHaveCount(0);
  await expect(page.locator('input[name="fullName"]')).toHaveValue('');
  await doByHttp(page, async (browser) => {
    await browser.open(await waitForMailedPath(email, '/aktivovat'));
    await browser.press('Dokončit registraci', { password: customerPassword }, 'main');
    expect(browser.url.pathname).toBe('/uzivatel/prehled');
  });
});
