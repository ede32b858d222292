import {
  fetchPlacedOrder,
  fillDelivery,
  janaNovakova,
  openDelivery,
  placeOrder,
  selectFirstBranch,
  selectShippingAndPayment,
  submitDelivery,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a guest orders for a company that is known by its number', async ({ page }) => {
  await openDelivery(page);
  await fillDelivery(page);
  await page.getByRole('checkbox', { name: 'Nakupuji na firmu' }).check();
  await page.locator('input[name="tin"]').fill('25173901');
  await expect(page.getByText('Firma s tímto IČO už zanikla').first()).toBeVisible();
  await expect(page.locator('input[name="city"]')).toHaveValue('Praha');
  await page.locator('input[name="tin"]').fill('24081353');
  await expect(page.getByText('Údaje firmy Park a zeleň a.s. jsme doplnili z rejstříku.').first()).toBeVisible();
  await expect(page.locator('input[name="businessName"]')).toHaveValue('Park a zeleň a.s.');
  await expect(page.locator('input[name="billingStreet"]')).toBeVisible();
  await submitDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  expect(await fetchPlacedOrder(page)).toMatchObject({
    business: { name: 'Park a zeleň a.s.', tin: '24081353', vatin: 'CZ24081353' },
    billingAddress: { street: 'Lipová 678/23', city: 'Praha', postcode: '186 00' },
    shippingAddress: { street: 'Dlouhá 12' },
  });
});

test('a guest picks an order up without giving an address', async ({ page }) => {
  await openDelivery(page);
  await page.locator('label:has(input[name="shipper"][value="s-pobocka"])').click();
  await expect(page.locator('input[name="street"]')).toBeHidden();
  for (const name of ['fullName', 'email', 'phone'] as const)
    await page.locator(`input[name="${name}"]`).fill(janaNovakova[name]);
  await submitDelivery(page);
  await expect(page).toHaveURL(/\/kosik\/doprava-a-platba$/);
  await expect(page.locator('input[name="shipper"][value="s-pobocka"]')).toBeChecked();
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  await expect(page.getByText('Na tuto dopravu potřebujeme vaši adresu.').first()).toBeVisible();
  await selectShippingAndPayment(page, 's-pobocka', 'pay-transfer');
  await selectFirstBranch(page);
  await placeOrder(page);
  expect(await fetchPlacedOrder(page)).toMatchObject({
    customer: { name: janaNovakova.fullName },
    shipper: { id: 's-pobocka' },
  });
});
