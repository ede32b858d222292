import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '../fixtures/accessibility';
import { registerBuyer } from '../fixtures/company';
import { setOrderStatus } from '../fixtures/orders';
import {
  addToCart,
  completeDelivery,
  openDelivery,
  openProduct,
  placeOrder,
  readOrderCode,
  selectShippingAndPayment,
} from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

test('a business buyer orders by invoice', async ({ page, hasScript, baseURL }) => {
  test.slow();
  const invoiceMethod = page.locator('input[name="payment"][value="pay-invoice"]');
  await openDelivery(page, { origin: baseURL ?? '', hasScript });
  await completeDelivery(page);
  await expect(page.locator('input[name="payment"]').first()).toBeAttached();
  await expect(invoiceMethod).toHaveCount(0);

  const email = `nakupci-${randomUUID()}@example.com`;
  await registerBuyer(page, email, '');
  await openProduct(page, baseURL ?? '');
  await addToCart(page, hasScript);
  await page.goto('/kosik/dodaci-udaje');
  await completeDelivery(page, { email });
  await expect(page.getByText(/Splatnost 14.dní od vystavení faktury/)).toBeVisible();
  await selectShippingAndPayment(page, 's-ppl', 'pay-invoice');
  if (hasScript) await expectNoViolations(page);
  await placeOrder(page);
  const code = await readOrderCode(page);
  await expect(page.getByText('Splatnost nejdříve')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR kód pro platbu/ })).toBeVisible();

  await page.goto('/uzivatel/firma');
  const credit = page.getByRole('region', { name: 'Platba na fakturu' });
  await expect(credit.getByText('Zbývá k objednání')).toBeVisible();
  if (hasScript) await expectNoViolations(page);

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
