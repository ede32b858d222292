import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import { registerBuyer } from '@vyloha/e2e-fixtures/company';
import { setOrderStatus } from '@vyloha/e2e-fixtures/orders';
import { openShipping, placeOrder, readOrderCode, selectShippingAndPayment } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a business buyer orders by invoice', async ({ page }) => {
  test.slow();
  const invoiceMethod = page.locator('input[name="payment"][value="pay-invoice"]');
  await openShipping(page);
  await expect(page.locator('input[name="payment"]').first()).toBeAttached();
  await expect(invoiceMethod).toHaveCount(0);

  const email = `nakupci-${randomUUID()}@example.com`;
  await registerBuyer(page, email, '');
  await openShipping(page, { email });
  await expect(page.getByText(/Splatnost 14.dní od vystavení faktury/)).toBeVisible();
  await selectShippingAndPayment(page, 's-ppl', 'pay-invoice');
  await expectNoViolations(page, { within: 'main' });
  await placeOrder(page);
  const code = await readOrderCode(page);
  await expect(page.getByText('Splatnost nejdříve')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR kód pro platbu/ })).toBeVisible();

  await page.goto('/uzivatel/firma');
  const credit = page.getByRole('region', { name: 'Platba na fakturu' });
  await expect(credit.getByText('Zbývá k objednání')).toBeVisible();
  await expectNoViolations(page, { within: 'main' });

  await setOrderStatus(code, 'shipped');
  const order = `/uzivatel/objednavky/${code}`;
  await expect(async () => {
    await page.goto(order);
    await expect(page.getByText(/Faktura je splatná/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto('/uzivatel/dokumenty?druh=invoice');
  await expect(page.getByRole('rowheader', { name: /^Faktura \d+.*Splatnost/s })).toBeVisible();

  await setOrderStatus(code, 'paid');
  await page.goto(order);
  await expect(page.getByText('Faktura je zaplacená, děkujeme.')).toBeVisible();
});
