import { randomUUID } from 'node:crypto';
import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import { registerBuyer } from '@vyloha/e2e-fixtures/company';
import { answerQuote } from '@vyloha/e2e-fixtures/orders';
import {
  completeDelivery,
  openCart,
  placeOrder,
  putIntoCart,
  readOrderCode,
  selectShippingAndPayment,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const millisecondsPerDay = 86_400_000;
const inDays = (count: number) => new Date(Date.now() + count * millisecondsPerDay).toISOString().slice(0, 10);

test('a buyer requests a quote and orders by it once', async ({ page }) => {
  test.slow();
  await registerBuyer(page, `nakupci-${randomUUID()}@example.com`, '');
  await putIntoCart(page);
  await openCart(page);

  await page.getByRole('main').getByRole('link', { name: 'Vyžádat nabídku' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Žádost o nabídku' })).toBeVisible();
  await expectNoViolations(page, { within: 'main' });
  await page.getByLabel('Zpráva').fill('Letos odebereme víc.');
  await page.getByLabel('Kdy zboží potřebujete').fill(inDays(-2));
  await page.getByRole('button', { name: 'Odeslat žádost' }).click();
  await expect(page.getByText('Zadejte den, který ještě neuplynul').first()).toBeVisible();
  await expect(page.getByLabel('Zpráva')).toHaveValue('Letos odebereme víc.');
  await page.getByLabel('Kdy zboží potřebujete').fill(inDays(20));
  await page.getByRole('button', { name: 'Odeslat žádost' }).click();

  const heading = page.getByRole('heading', { level: 1, name: /^Nabídka č. N\d{10}$/ });
  await expect(heading).toBeVisible();
  const code = /N\d{10}/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  await expect(page.getByText('Čeká na odpověď')).toBeVisible();
  await expect(page.getByText('Letos odebereme víc.')).toBeVisible();

  await answerQuote(code, inDays(3), ['1=12.34:1-2']);
  await page.goto('/uzivatel/nabidky');
  await expect(page.getByText('Připravená')).toBeVisible();
  await expectNoViolations(page, { within: 'main' });
  await page.getByRole('link', { name: `Nabídka č.\u00A0${code}` }).click();
  await expect(page.getByText('Děkujeme za zájem.')).toBeVisible();
  await expect(page.getByText('12,34').first()).toBeVisible();
  await expectNoViolations(page, { within: 'main' });
  await page.getByRole('button', { name: 'Vložit do košíku za tyto ceny' }).click();

  await expect(page).toHaveURL(/\/kosik$/);
  // The line of the request has given way.
  await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '1');
  await expect(page.getByText(`Cena z nabídky ${code}`)).toBeVisible();
  const quantity = page.getByRole('main').locator('input[name="quantity"]').first();
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(page.getByText(/platí nejvýše pro 2.ks, počítáme běžnou cenu/)).toBeVisible();
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page.getByText(`Cena z nabídky ${code}`)).toBeVisible();
  await expect(page.getByRole('main').getByText('24,68').first()).toBeVisible();

  await page.goto('/kosik/dodaci-udaje');
  await completeDelivery(page);
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await placeOrder(page);
  const order = await readOrderCode(page);
  await page.goto(`/uzivatel/nabidky/${code.toLowerCase()}`);
  await expect(page.getByText('Objednaná')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(order) })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vložit do košíku za tyto ceny' })).toHaveCount(0);
});
