import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import { withImages } from '@vyloha/e2e-fixtures/launch-options';
import { setOrderStatus } from '@vyloha/e2e-fixtures/orders';
import { orderProduct, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withImages);

const megabyte = 1024 * 1024;
const photo = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer claims a defect with a photograph', async ({ page }) => {
  test.slow();
  await registerCustomer(page);
  const { product, code: order } = await orderProduct(page);

  await page.goto('/uzivatel/reklamace/nova');
  await expect(page.getByText('Teď nemáte co reklamovat')).toBeVisible();
  await setOrderStatus(order, 'delivered');

  await page.goto('/uzivatel/prehled');
  const entry = page.getByRole('link', { name: /^Reklamace/ }).first();
  await expect(entry).toHaveAttribute('target', '_blank');
  await page.goto((await entry.getAttribute('href')) ?? '');
  await expect(page.getByText('Zatím jste nic nereklamovali')).toBeVisible();
  await expectNoViolations(page, { within: 'main' });
  await page.getByRole('main').getByRole('link', { name: 'Nová reklamace' }).click();

  const form = page.locator('main form');
  await form.getByLabel('Zboží').selectOption({ index: 1 });
  await form.getByLabel('Oprava').check();
  await form
    .getByLabel('Fotografie')
    .setInputFiles([photo('../../zahrada.png', png), photo('smlouva.zip', Buffer.from('PK'))]);
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await expect(form.getByLabel('Co je špatně')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByText('1 fotografie je nahraná')).toBeVisible();
  await expect(form.getByLabel('Oprava')).toBeChecked();
  await expectNoViolations(page, { within: 'main' });

  await form.getByLabel('Co je špatně').fill('Po dvou dnech kape.\n<b>Dno</b>');
  await form.getByLabel('Fotografie').setInputFiles(photo('velka.png', Buffer.alloc(9 * megabyte, 1)));
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();
  await expect(form.getByText('Fotografie je příliš velká').first()).toBeVisible();
  await form.getByRole('button', { name: 'Odeslat reklamaci' }).click();

  await expect(page.getByRole('heading', { level: 1, name: /^Reklamace č\. R\d{10}$/ })).toBeVisible();
  await expect(page.getByText('Vyřídíme nejpozději')).toBeVisible();
  await expect(page.getByText('<b>Dno</b>')).toBeVisible();
  const shown = page.getByRole('img', { name: 'Fotografie vady č. 1' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(1);
  await expectNoViolations(page, { within: 'main' });
  await page.getByRole('link', { name: 'Protokol k vytištění' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Reklamační protokol/ })).toBeVisible();
  await expect(page.getByText(product)).toBeVisible();
  await expectNoViolations(page, { within: 'main' });
});
