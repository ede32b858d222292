import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listCodedVariants } from '@vyloha/e2e-fixtures/coded-variants';
import { companyApprover, logInInstead, registerBuyer } from '@vyloha/e2e-fixtures/company';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { doByHttp } from '@vyloha/e2e-fixtures/plain-browser';
import { completePlainDelivery, selectShippingAndPayment } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const lineCount = 40;
const limit = '500';

/** Pastes lines of codes and amounts into the quick order, and opens the cart. */
async function orderByCodes(page: Page, count: number) {
  const codes = (await listCodedVariants()).slice(0, count).map(({ code }) => code);
  expect(codes).toHaveLength(count);
  await page.goto('/uzivatel/rychla-objednavka');
  const list = page.getByRole('textbox', { name: 'Kódy a množství' });
  await list.fill([...codes.map((code) => `${code};3`), 'NENI-1;1'].join('\n'));
  await page.getByRole('button', { name: 'Vložit seznam do košíku' }).click();
  await expect(page.getByText(`Řádek ${count + 1}: Kód NENI-1 neznáme.`)).toBeVisible();
  await list.fill(codes.map((code) => `${code};3`).join('\n'));
  await page.getByRole('button', { name: 'Vložit seznam do košíku' }).click();
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', String(3 * count));
}

/** Sends the cart as an order above the limit. @returns the address of its request */
async function sendAboveLimit(page: Page, email: string): Promise<string> {
  await doByHttp(page, (browser) => completePlainDelivery(browser, { email }));
  await page.goto('/kosik/doprava-a-platba');
  await selectShippingAndPayment(page, 's-ppl', 'pay-cod');
  // Without script the price of the selection is shown on request; the button says what sending does in any case.
  const send = page.getByRole('button', { name: 'Odeslat ke schválení' });
  const recalculate = page.getByRole('button', { name: 'Přepočítat cenu' });
  if (await recalculate.isVisible()) await recalculate.click();
  await expect(page.getByText('Objednávka bude čekat na schválení')).toBeVisible();
  await expect(page.getByText(/Schválit ji může: .*Hana Zahradníčková/)).toBeVisible();
  await send.click();
  await expect(page).toHaveURL(/\/uzivatel\/ke-schvaleni\/ar-/);
  return new URL(page.url()).pathname;
}

test('a buyer’s forty lines above the limit become an order when an approver approves them', async ({ page }) => {
  // Four logins and forty lines.
  test.slow();
  const email = `nakupci-${randomUUID()}@example.com`;
  await registerBuyer(page, email, limit);
  await orderByCodes(page, lineCount);
  const request = await sendAboveLimit(page, email);
  await expect(page.getByText('Čeká na schválení').first()).toBeVisible();
  await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '0');
  await page.goto('/uzivatel/ke-schvaleni');
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: 'Čeká' })).toHaveCount(1);

  await waitForMailedPath(companyApprover, '/uzivatel/ke-schvaleni');
  await logInInstead(page, companyApprover);
  await page.goto('/uzivatel/ke-schvaleni');
  await page.locator(`main a[href="${request}"]`).click();
  await page.getByRole('button', { name: /^Schválit a objednat za/ }).click();
  await expect(page.getByText('Schváleno').first()).toBeVisible();
  await expect(page.getByText(/schvaluje Hana Zahradníčková/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Schválit/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^objednávka \d{10}$/ }).click();
  await expect(page.getByText(/^Objednávající: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Odstoupit od smlouvy' })).toHaveCount(0);
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto('/uzivatel/firma');
  await page.getByRole('link', { name: 'Objednávky', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Objednávky firmy' })).toBeVisible();
  await expect(page.getByRole('row').filter({ has: page.getByRole('link', { name: code }) })).toBeVisible();

  await logInInstead(page, email);
  await page.goto(await waitForMailedPath(email, '/uzivatel/ke-schvaleni'));
  await page.getByRole('link', { name: /^objednávka \d{10}$/ }).click();
  await expect(page).toHaveURL(/\/uzivatel\/objednavky\/\d{10}$/);
  await expect(page.getByText('Zahradníček a synové s.r.o.').first()).toBeVisible();
});

test('a rejected order says why, and its products are in the cart again; a buyer cancels their own', async ({
  page,
}) => {
  const email = `nakupci-${randomUUID()}@example.com`;
  await registerBuyer(page, email, '0');
  const codes = (await listCodedVariants()).slice(0, 2).map(({ code }) => code);
  await doByHttp(page, async (browser) => {
    await browser.open('/uzivatel/rychla-objednavka');
    await browser.press('Vložit seznam do košíku', { lines: codes.map((code) => `${code};3`).join('\n') });
    expect(browser.text('[data-cart-count]')).toBe('6');
  });
  const request = await sendAboveLimit(page, email);

  await logInInstead(page, companyApprover);
  await page.goto(request);
  await page.getByRole('button', { name: 'Neschválit' }).click();
  await expect(page.locator('textarea[name="reason"]')).toBeVisible();
  await page.locator('textarea[name="reason"]').fill('Tohle letos nepotřebujeme');
  await page.getByRole('button', { name: 'Neschválit' }).click();
  await expect(page.getByText('Neschváleno').first()).toBeVisible();

  await logInInstead(page, email);
  await page.goto(request);
  await expect(page.getByText('Důvod: Tohle letos nepotřebujeme')).toBeVisible();
  await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '6');
  const again = await sendAboveLimit(page, email);
  expect(again).not.toBe(request);
  await page.getByRole('button', { name: 'Zrušit žádost' }).click();
  await expect(page.getByText('Zrušeno').first()).toBeVisible();
  await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '6');
});
