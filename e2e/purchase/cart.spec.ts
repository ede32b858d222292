import { openCart, putIntoCart } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a line is removed only after confirmation, which a quantity of zero asks for too', async ({ page }) => {
  await putIntoCart(page);
  await openCart(page);
  const remove = page
    .locator('main')
    .getByRole('button', { name: /^Odebrat/ })
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
  await page.locator('main input[name="quantity"]').fill('0');
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
