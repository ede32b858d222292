import { findKnownPages } from '@vyloha/e2e-fixtures/known-pages';
import { logIn, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('a customer adds products to the favourites and finds them there', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  await registerCustomer(page);
  await page.goto(category);
  const favouriteButton = page.locator('main').getByRole('button', { name: /^Do oblíbených: / });
  const name = ((await favouriteButton.first().getAttribute('aria-label')) ?? '').replace('Do oblíbených: ', '');
  await expect(favouriteButton.first()).toHaveAttribute('aria-pressed', 'false');
  await favouriteButton.first().click();
  await expect(page.getByText('Produkt byl přidán do oblíbených').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${category}$`));
  await expect(favouriteButton.first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/uzivatel/oblibene');
  await expect(page.locator('main').getByRole('link', { name, exact: true })).toBeVisible();
  await page.goto(category);
  await favouriteButton.first().click();
  await expect(page.getByText('Produkt byl odebrán z oblíbených').first()).toBeVisible();
  await expect(favouriteButton.first()).toHaveAttribute('aria-pressed', 'false');
});

test('a guest who submits the action logs in first, and returns', async ({ page, baseURL }) => {
  const { category } = await findKnownPages(baseURL ?? '');
  const email = await registerCustomer(page);
  await page.goto(category);
  const favouriteButton = page
    .locator('main')
    .getByRole('button', { name: /^Do oblíbených: / })
    .first();
  // Meanwhile the customer is logged out; the page does not know it yet.
  const logout = await page.context().request.post('/odhlasit', { headers: { origin: baseURL ?? '' }, form: {} });
  expect(logout.ok()).toBe(true);
  await favouriteButton.click();
  await expect(page).toHaveURL(/\/prihlasit\?redirectTo=/);
  await expect(page.getByText('Musíte se nejdříve přihlásit').first()).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL(new RegExp(`${category}$`));
  // What was wished for is there.
  await expect(favouriteButton).toHaveAttribute('aria-pressed', 'true');
});

test('guests see no wish-list buttons', async ({ plain }) => {
  const { category, product } = await findKnownPages(plain.url.origin);
  for (const address of [category, product]) {
    await plain.open(address);
    expect([plain.status, plain.hasButton(/^Do oblíbených: /)]).toEqual([200, false]);
  }
});
