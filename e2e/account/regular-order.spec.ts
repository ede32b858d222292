import { randomUUID } from 'node:crypto';
import { registerBuyer } from '@vyloha/e2e-fixtures/company';
import { orderProduct } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a business orders regularly: skips a day, pauses, goes on, and ends', async ({ page }) => {
  const email = `pravidelne-${randomUUID()}@example.com`;
  await registerBuyer(page, email, '');
  const { code } = await orderProduct(page);

  await page.goto(`/uzivatel/objednavky/${code}`);
  await page.getByRole('link', { name: 'Objednávat pravidelně' }).click();
  await page.getByLabel('Opakovat po').fill('0');
  const bind = page.getByRole('button', { name: /^Pravidelná objednávka zavazující k.platbě$/ });
  await bind.click();
  await expect(page.getByText('Zadejte číslo od 1 do 12').first()).toBeVisible();
  await page.getByLabel('Opakovat po').fill('2');
  await page.getByLabel('Jednotka').selectOption('week');
  await bind.click();
  await expect(page.getByText('Pravidelná objednávka je nastavená').first()).toBeVisible();
  await expect(page.getByText('každé 2 týdny')).toBeVisible();

  const skip = page.getByRole('button', { name: /^Přeskočit/ });
  const day = await skip.textContent();
  await skip.click();
  await expect(page.getByText('Termín je přeskočený').first()).toBeVisible();
  await expect(page.getByText(/– přeskočeno/)).toBeVisible();
  await expect(skip).not.toHaveText(day ?? '');
  await page.getByRole('button', { name: 'Pozastavit' }).click();
  await expect(page.getByText('Pozastavená', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Pokračovat', exact: true }).click();
  await expect(page.getByText('Běží', { exact: true })).toBeVisible();
  await page.locator('summary', { hasText: 'Ukončit' }).click();
  await page.getByRole('button', { name: 'Ukončit natrvalo' }).click();
  await expect(page.getByText('Ukončená', { exact: true })).toBeVisible();

  await page.goto('/uzivatel/pravidelne-objednavky');
  await page.getByRole('link', { name: `Opakování objednávky ${code}` }).click();
  await page.getByRole('button', { name: 'Vložit do košíku' }).click();
  await expect(page.getByText('Produkty byly vloženy do košíku: 1 z 1').first()).toBeVisible();
});
