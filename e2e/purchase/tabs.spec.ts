import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { openProduct } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('cart and currency are synchronised between tabs', async ({ page, context, baseURL }) => {
  const other = await context.newPage();
  await other.goto('/kontakt');
  await openProduct(page, baseURL ?? '');
  const count = other.locator('[data-cart-count]').first();
  // The listener is loaded when the browser is idle.
  await expect.poll(() => other.evaluate(() => localStorage.getItem('vyloha.tabs'))).not.toBeNull();

  await page.locator('main').getByRole('button', { name: 'Do košíku' }).first().click();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  await expect(count).toHaveText('1');

  await context.request.post(`${baseURL}/volby`, { form: { currency: 'EUR', redirectTo: '/' } });
  await page.goto('/kontakt');
  await expect(other.locator('header').first()).toContainText('€');
  await expect(count).toHaveText('1');
});

test('products in a URL are added once, and the URL is redirected', async ({ page, plain }) => {
  await plain.open((await findKnownPages(plain.url.origin)).product);
  const id = plain.document.querySelector('main input[name="id"]')?.getAttribute('value');
  await page.goto(`/kontakt?addToCart=${id}:2&zdroj=mail`);
  await expect(page).toHaveURL(/\/kontakt\?zdroj=mail$/);
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2');
});
