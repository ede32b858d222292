import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import { janaNovakova, orderProduct, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a guest withdraws from an order by its number and e-mail', async ({ page }) => {
  const { product, code } = await orderProduct(page);

  await page.context().clearCookies();
  await page.goto('/kontakt');
  await page.locator('footer').getByRole('link', { name: 'Odstoupení od smlouvy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Odstoupení od smlouvy' })).toBeVisible();
  await expect(page.getByLabel('Číslo objednávky')).toHaveValue('');
  await page.goto(`/odstoupeni-od-smlouvy?objednavka=${code}`);
  await expect(page.getByLabel('Číslo objednávky')).toHaveValue(code);
  await page.locator('main').getByLabel('E-mail', { exact: true }).fill('nikdo@example.com');
  await page.getByRole('button', { name: 'Pokračovat k výběru zboží' }).click();
  await expect(page.getByText('Objednávku s tímto číslem a e-mailem jsme nenašli').first()).toBeVisible();
  await expect(page.getByLabel('Číslo objednávky')).toHaveValue(code);
  await expectNoViolations(page, { within: 'main' });
  await page.locator('main').getByLabel('E-mail', { exact: true }).fill(janaNovakova.email);
  await page.getByRole('button', { name: 'Pokračovat k výběru zboží' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  const box = page.getByRole('checkbox', { name: product });
  await box.check();
  await page.getByLabel('Číslo účtu pro vrácení peněz').fill('2000145398/0800');
  await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
  await expect(page.getByLabel('Číslo účtu pro vrácení peněz')).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toBeChecked();
  await expectNoViolations(page, { within: 'main' });
  await page.getByLabel('Číslo účtu pro vrácení peněz').fill('2000145399/0800');
  await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();

  const received = page.getByRole('region', { name: `Odstoupení č. ${code}-1` });
  await expect(received).toContainText(product);
  await expect(received).toContainText('Přijali jsme ho');
  await expect(page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' })).toHaveCount(0);
  await expectNoViolations(page, { within: 'main' });
});

test('a customer returns a part of an order from the account', async ({ page }) => {
  await registerCustomer(page);
  const { code } = await orderProduct(page);

  await page.goto('/uzivatel/vraceni-a-vymena');
  await expect(page.getByText('Zatím jste nic nevraceli')).toBeVisible();
  await page.getByRole('button', { name: 'Vybrat zboží' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click();
  await expect(page.getByRole('region', { name: `Odstoupení č. ${code}-1` })).toBeVisible();
  await page.goto('/uzivatel/vraceni-a-vymena');
  await expect(page.getByRole('region', { name: `Odstoupení č. ${code}-1` })).toContainText('Přijato');
  await expectNoViolations(page, { within: 'main' });
});
