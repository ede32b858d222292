import { expect, test } from '../fixtures/test';
import { findKnownPages } from '../fixtures/known-pages';
import { logIn, registerCustomer } from '../fixtures/shopper';

test('a customer marks goods with a heart and finds them among the favourites', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await registerCustomer(page);
  await page.goto(category);
  const heart = page.locator('main').getByRole('button', { name: /^Do oblíbených: / });
  const name = ((await heart.first().getAttribute('aria-label')) ?? '').replace('Do oblíbených: ', '');
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'false');
  await heart.first().click();
  await expect(page.getByText('Produkt byl přidán do oblíbených').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${category}$`));
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/uzivatel/oblibene');
  await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible();
  await page.goto(category);
  await heart.first().click();
  await expect(page.getByText('Produkt byl odebrán z oblíbených').first()).toBeVisible();
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'false');
});

test('a guest who reaches the action logs in first, and comes back', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  const email = await registerCustomer(page);
  await page.goto(category);
  const heart = page
    .locator('main')
    .getByRole('button', { name: /^Do oblíbených: / })
    .first();
  // Meanwhile the customer is logged out, as in another tab.
  await page.context().clearCookies();
  await heart.click();
  await expect(page).toHaveURL(/\/prihlasit\?redirectTo=/);
  await expect(page.getByText('Musíte se nejdříve přihlásit').first()).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${category}$`));
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('guests see no hearts', async ({ page, baseURL }) => {
  const { category, product } = await findKnownPages(baseURL ?? '');
  for (const address of [category, product]) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Do oblíbených: / })).toHaveCount(0);
  }
});
