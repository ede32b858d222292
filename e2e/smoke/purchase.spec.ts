import type { Response } from '@playwright/test';
import {
  addToCart,
  completeDelivery,
  fetchPlacedOrder,
  janaNovakova,
  openDelivery,
  openProduct,
  placeOrder,
  readOrderCode,
  selectFirstBranch,
  selectShippingAndPayment,
  submitDelivery,
} from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const browsers = {
  'with script': {},
  'without script': { javaScriptEnabled: false },
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true },
};

for (const [name, options] of Object.entries(browsers)) {
  test.describe(name, () => {
    test.use(options);

    test('a guest selects a variant, changes the quantity and orders', async ({ page, hasScript, baseURL }) => {
      await openProduct(page, baseURL ?? '');
      // The links of pictures keep a selected variant.
      const variant = page.locator('main a[href*="variant_id="]:not([href*="/obrazek/"])').first();
      if ((await variant.count()) > 0) {
        await variant.click();
        await expect(page).toHaveURL(/variant_id=/);
        await expect(variant).toHaveAttribute('aria-current', 'true');
      }
      const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
      await addToCart(page, hasScript);
      await expect(page.locator('main')).toContainText(name);

      await page.locator('main input[name="quantity"]').fill('2');
      if (!hasScript) await page.getByRole('button', { name: 'Přepočítat' }).click();
      await expect(page.locator('[data-cart-count]').first()).toHaveText(/2/);

      await page.getByRole('link', { name: 'Pokračovat', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dodací údaje' })).toBeVisible();
      await completeDelivery(page, { postcode: '11' });
      await expect(page.getByText('PSČ musí obsahovat 5 čísel').first()).toBeVisible();
      await expect(page.locator('input[name="city"]')).toHaveValue(janaNovakova.city);
      await expect(page.locator('input[name="postcode"]')).toHaveAttribute('aria-invalid', 'true');

      await page.locator('input[name="postcode"]').fill(janaNovakova.postcode);
      await submitDelivery(page);
      await expect(page).toHaveURL(/\/kosik\/doprava-a-platba$/);
      await selectShippingAndPayment(page, 's-ppl', 'pay-transfer');
      // Shipping and payment are stored as well, perhaps later than the note is filled in.
      const hasNote = (response: Response) => response.request().postData()?.includes('note=Zvonek') === true;
      const stored = hasScript ? page.waitForResponse(hasNote) : Promise.resolve();
      await page.locator('summary', { has: page.getByText('Přidat poznámku') }).click();
      await page.locator('textarea[name="note"]').fill('Zvonek nefunguje.');
      if (!hasScript) await page.getByRole('button', { name: 'Přepočítat cenu' }).click();
      await stored;
      await page.goto('/kosik/doprava-a-platba');
      await expect(page.locator('textarea[name="note"]')).toHaveValue('Zvonek nefunguje.');
      await expect(page.locator('input[name="payment"][value="pay-transfer"]')).toBeChecked();
      await placeOrder(page);

      const code = await readOrderCode(page);
      await expect(page.getByRole('img', { name: /QR kód pro platbu/ })).toBeVisible();
      expect(await fetchPlacedOrder(page)).toMatchObject({
        code,
        customer: { name: janaNovakova.fullName, email: janaNovakova.email },
        items: [{ amount: 2 }],
        payment: { id: 'pay-transfer' },
      });

      await page.reload();
      await expect(page.locator('[data-order-code]').first()).toHaveText(code);

      await page.getByRole('link', { name: 'Stav objednávky' }).click();
      await expect(page).toHaveURL(/\/objednavka\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1, name: `Objednávka ${code}` })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Průběh objednávky' }).locator('[aria-current=step]')).toHaveText(
        'Přijatá',
      );
      await expect(page.getByRole('img', { name: /QR kód pro platbu/ })).toBeVisible();
    });

    test('an order is picked up at a branch and paid in the shop or by transfer', async ({ page }) => {
      await openDelivery(page);
      await completeDelivery(page);
      await selectShippingAndPayment(page, 's-pobocka', 'pay-transfer');
      await placeOrder(page);
      await expect(page.getByText('Vyberte prosím pobočku, na které si zboží vyzvednete.').first()).toBeVisible();

      await selectFirstBranch(page);
      await placeOrder(page);
      expect(await fetchPlacedOrder(page)).toMatchObject({ shipper: { id: 's-pobocka' } });
    });
  });
}
