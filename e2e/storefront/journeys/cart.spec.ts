import { openProduct, addToCart } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

test('a line is removed only after confirmation', async ({ page, hasScript, baseURL }) => {
  await openProduct(page, baseURL ?? '');
  await addToCart(page, hasScript);
  const remove = page
    .locator('main')
    .getByRole(hasScript ? 'button' : 'link', { name: /^Odebrat/ })
    .or(page.locator('main').getByRole('link', { name: /^Odebrat/ }))
    .first();
  await remove.click();
  await expect(page.getByText('Odebrat zboží z košíku?').first()).toBeVisible();
  await page
    .getByRole('button', { name: 'Neodebrat' })
    .or(page.getByRole('link', { name: 'Neodebrat' }))
    .first()
    .click();
  await expect(page.locator('main input[name="quantity"]')).toHaveValue('1');

  await remove.click();
  await page.getByRole('button', { name: 'Odebrat zboží' }).first().click();
  await expect(page.getByText('V košíku zatím nic není')).toBeVisible();
  await expect(page.getByText('Položka byla odebrána z košíku').first()).toBeVisible();
});

test('a quantity of zero asks for confirmation of the removal', async ({ page, hasScript, baseURL }) => {
  await openProduct(page, baseURL ?? '');
  await addToCart(page, hasScript);
  await page.locator('main input[name="quantity"]').fill('0');
  if (!hasScript) await page.getByRole('button', { name: 'Přepočítat' }).click();
  await expect(page.getByText('Odebrat zboží z košíku?').first()).toBeVisible();
});

test('the checkout redirects back to an empty cart', async ({ page }) => {
  for (const step of ['/kosik/dodaci-udaje', '/kosik/doprava-a-platba', '/kosik/dokonceni']) {
    await page.goto(step);
    await expect(page).toHaveURL(/\/kosik$/);
  }
});
