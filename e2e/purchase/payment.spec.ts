import { decideAtGateway, decideElsewhere, gatewayUrl, orderByCard, paymentState } from '@vyloha/e2e-fixtures/payments';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const paid = 'Zaplaceno, děkujeme.';

test.beforeEach(async ({ page }) => {
  await orderByCard(page);
});

test('an order is paid by card', async ({ page }) => {
  await decideAtGateway(page, 'paid');
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.locator('[data-order-code]').first()).toHaveText(/^\d{10}$/);
  await expect(paymentState(page)).toContainText(paid);
  await page.getByRole('link', { name: 'Stav objednávky' }).click();
  await expect(page.getByRole('list', { name: 'Průběh objednávky' }).locator('[aria-current=step]')).toHaveText(
    'Zaplacená',
  );
  await expect(paymentState(page)).toContainText(paid);
  await expect(page.getByRole('button', { name: /Zaplatit/ })).toHaveCount(0);
});

test('a cancelled payment is tried again, and one that failed is changed to another method', async ({ page }) => {
  await decideAtGateway(page, 'cancelled');
  await expect(paymentState(page)).toContainText('Platba byla zrušena');
  await page.getByRole('button', { name: /Zaplatit znovu/ }).click();
  await expect(page).toHaveURL(gatewayUrl);
  await decideAtGateway(page, 'failed');
  await expect(paymentState(page)).toContainText('Platba se nepovedla');

  await page.getByText('Změnit způsob platby').click();
  await page.locator('label:has(input[name="payment"][value="pay-transfer"])').click();
  await page.getByRole('button', { name: 'Změnit platbu' }).click();
  await expect(page).toHaveURL(/\/objednavka\/[\w-]+$/);
  await expect(page.getByRole('img', { name: /QR kód pro platbu/ })).toBeVisible();

  await page.getByText('Změnit způsob platby').click();
  await page.locator('label:has(input[name="payment"][value="pay-card"])').click();
  await page.getByRole('button', { name: 'Změnit platbu' }).click();
  await expect(page).toHaveURL(gatewayUrl);
  await decideAtGateway(page, 'paid');
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(paymentState(page)).toContainText(paid);
});

test('a payment that waits for its money is paid by the gateway’s notification', async ({ page }) => {
  const gateway = page.url();
  await decideAtGateway(page, 'pending');
  await expect(paymentState(page)).toContainText('čekáme, až ji banka potvrdí');
  await decideElsewhere(gateway, 'paid');
  // With script the page notices by itself.
  await expect(async () => {
    await page.reload();
    await expect(paymentState(page)).toContainText(paid, { timeout: 1_000 });
  }).toPass();
});

test('nobody but the gateway says that an order is paid', async ({ page, request }) => {
  const id = page.url().split('/').at(-1) ?? '';
  for (const path of ['/checkout/payment/notify', '/checkout/payment/callback']) {
    await request.get(`${path}?id=${id}&state=PAID`);
    await request.get(`${path}?id=1`);
  }
  await page.goto(`/checkout/payment/callback?id=${id}&state=PAID`);
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(paymentState(page)).toContainText('Objednávka zatím není zaplacená');

  await page.getByRole('button', { name: /^Zaplatit/ }).click();
  await expect(page).toHaveURL(new RegExp(`/gw/v3/${id}$`));
  await decideAtGateway(page, 'paid');
  for (let repeated = 0; repeated < 3; repeated += 1)
    expect((await request.get(`/checkout/payment/notify?id=${id}`)).status()).toBe(204);
  await page.reload();
  await expect(paymentState(page)).toContainText(paid);
});

test('two tabs pay an order once', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/kosik/dokonceni');
  await other.getByRole('button', { name: /^Zaplatit/ }).click();
  await expect(other).toHaveURL(page.url());
  await decideAtGateway(page, 'paid');
  await expect(paymentState(page)).toContainText(paid);
  // What the other tab decides comes too late.
  await decideAtGateway(other, 'cancelled');
  await expect(paymentState(other)).toContainText(paid);
});

test('who steps back from the gateway, or returns in another browser, finds the way to the order', async ({
  page,
  browser,
  baseURL,
}) => {
  const id = page.url().split('/').at(-1) ?? '';
  await page.goto('/kosik/doprava-a-platba');
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
  await expect(page.getByRole('button', { name: /^Zaplatit/ })).toBeVisible();

  const stranger = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const elsewhere = await stranger.newPage();
  await elsewhere.goto(`/checkout/payment/callback?id=${id}`);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Vracíte se z platební brány' })).toBeVisible();
  await expect(elsewhere.locator('[data-order-code]')).toHaveCount(0);
  await stranger.close();
});
