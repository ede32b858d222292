import { addToCart, logIn, openProduct, registerCustomer } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';
import { findUnresolvedTexts } from '../fixtures/unresolved-texts';

const saveLink = { name: 'Uložit jako nákupní seznam' };

test('a customer saves the cart as a shopping list', async ({ page, hasScript, baseURL }) => {
  await registerCustomer(page);
  await openProduct(page, baseURL ?? '');
  const product = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  await addToCart(page, hasScript);
  await page.getByRole('link', saveLink).click();

  const name = page.getByRole('textbox', { name: 'Název seznamu' });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(name).toHaveValue(/^Nákup \d+\.\s\d+\.\s\d{4}$/);
  await expect(page.getByRole('checkbox', { name: 'Vložit do něj, co mám teď v košíku' })).toBeChecked();
  await name.fill('Jarní nákup');
  await page.locator('main').getByRole('button', { name: 'Vytvořit seznam' }).click();

  await expect(page.getByText('Nákupní seznam je uložený').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Jarní nákup' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: product }).first()).toBeVisible();
  await expect(page.locator('[data-cart-count]').first()).toHaveText('1');
  expect(await findUnresolvedTexts(page)).toEqual([]);

  await page.getByRole('button', { name: 'Vložit celý seznam do košíku' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nákupní košík' })).toBeVisible();
  await expect(page.locator('main input[name="quantity"]').first()).toHaveValue('2');
});

test('a guest is not offered it; who was logged out meanwhile logs in and returns to the form', async ({
  page,
  hasScript,
  baseURL,
}) => {
  const email = await registerCustomer(page);
  await openProduct(page, baseURL ?? '');
  await addToCart(page, hasScript);
  await expect(page.getByRole('link', saveLink)).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', saveLink).click();
  await expect(page).toHaveURL(/\/prihlasit\?redirectTo=/);
  await logIn(page, email);
  await expect(page.getByRole('textbox', { name: 'Název seznamu' })).toHaveValue(/^Nákup /);

  await page.context().clearCookies();
  await openProduct(page, baseURL ?? '');
  await addToCart(page, hasScript);
  await expect(page.getByRole('link', saveLink)).toHaveCount(0);
});
