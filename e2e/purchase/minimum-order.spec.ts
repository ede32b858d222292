import { fillDelivery, selectShippingAndPayment, zuzanaKovacova } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const message = /^Do minimálnej výšky ceny objednávky vám zostáva ešte \d+,\d\d\s€$/;

test('a cart below the minimum says what is missing and stops there, and is ordered once nothing is', async ({
  page,
  plain,
  baseURL,
}) => {
  await page.context().request.post(`${baseURL}/volby`, { form: { currency: 'EUR', redirectTo: '/' } });
  await page.context().request.post(`${baseURL}/volby`, { form: { locale: 'sk', redirectTo: '/' } });
  await plain.open('/produkt/salat-listovy-sarka');
  const variant = plain.document.querySelector('main input[name="id"]')?.getAttribute('value');
  await page.goto(`/kosik?addToCart=${variant}`);
  const main = page.locator('main');
  await expect(main.getByText(message)).toBeVisible();

  await expect(page.getByRole('button', { name: 'Pokračovať', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/kosik/dodaci-udaje');
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(main.getByText(message)).toBeVisible();

  await page.goto(`/kosik?addToCart=${variant}:20`);
  await expect(main.getByText(message)).toHaveCount(0);
  await page.getByRole('link', { name: 'Pokračovať', exact: true }).click();
  await fillDelivery(page, zuzanaKovacova);
  await page.getByRole('button', { name: 'Pokračovať k doprave a platbe' }).click();
  await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
  await page.getByRole('button', { name: 'Objednávka s povinnosťou platby' }).click();
  await expect(page).toHaveURL(/\/kosik\/dokonceni$/);
});
