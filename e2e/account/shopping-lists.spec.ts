import { logIn, openCart, openProduct, putIntoCart, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

const saveLink = { name: 'Uložit jako nákupní seznam' };

test('a customer saves the cart as a shopping list', async ({ page }) => {
  await registerCustomer(page);
  const product = await putIntoCart(page);
  await openCart(page);
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

test('a guest is not offered it; who was logged out meanwhile logs in and returns to the form', async ({ page }) => {
  const email = await registerCustomer(page);
  await putIntoCart(page);
  await openCart(page);
  await expect(page.getByRole('link', saveLink)).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('link', saveLink).click();
  await expect(page).toHaveURL(/\/prihlasit\?redirectTo=/);
  await logIn(page, email);
  await expect(page.getByRole('textbox', { name: 'Název seznamu' })).toHaveValue(/^Nákup /);

  await page.context().clearCookies();
  await putIntoCart(page);
  await openCart(page);
  await expect(page.getByRole('link', saveLink)).toHaveCount(0);
});

test('a product is put into a new list, whose amount is changed and whose link a stranger buys by', async ({
  page,
  browser,
  baseURL,
}) => {
  await registerCustomer(page);
  await openProduct(page, baseURL ?? '');
  const product = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';
  await page
    .locator('main')
    .getByRole('link', { name: `Do nákupního seznamu: ${product}` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Přidat do nákupního seznamu' })).toBeVisible();
  const main = page.locator('main');
  await main.getByRole('button', { name: 'Přidat do seznamu' }).click();
  const name = main.getByRole('textbox', { name: 'Název seznamu' });
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('Na chalupu');
  await main.getByRole('button', { name: 'Přidat do seznamu' }).click();
  await expect(page.getByText('Přidáno do seznamu Na chalupu').first()).toBeVisible();

  await main
    .getByRole('textbox', { name: `Množství: ${product}` })
    .or(main.getByRole('spinbutton'))
    .fill('3');
  await expect(page.getByText('Množství je uložené').first()).toBeVisible();

  await main.getByRole('button', { name: 'Vytvořit odkaz' }).click();
  const link = main.getByRole('textbox', { name: 'Odkaz na seznam' });
  await expect(link).toHaveValue(/\/seznam\/[0-9a-f]+$/);
  const { pathname } = new URL(await link.inputValue());

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const stranger = await context.newPage();
  await stranger.goto(pathname);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Na chalupu' })).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Uložit množství' })).toHaveCount(0);
  expect(await findUnresolvedTexts(stranger)).toEqual([]);
  await stranger.getByRole('button', { name: 'Vložit celý seznam do košíku' }).click();
  await expect(stranger.locator('main input[name="quantity"]').first()).toHaveValue('3');

  await main.getByRole('button', { name: 'Zrušit odkaz' }).click();
  await expect(link).toHaveCount(0);
  expect((await stranger.goto(pathname))?.status()).toBe(404);
  await context.close();

  await main.getByRole('link', { name: 'Smazat celý seznam' }).click();
  await expect(main.getByRole('heading', { name: 'Smazat seznam Na chalupu?' })).toBeVisible();
  await main.getByRole('link', { name: 'Nechat ho' }).click();
  await expect(page).not.toHaveURL(/smazat/);
  await main.getByRole('link', { name: 'Smazat celý seznam' }).click();
  await main.getByRole('button', { name: 'Smazat seznam' }).click();
  await expect(page.getByText('Seznam je smazaný').first()).toBeVisible();
});
