import { expect, test } from '../fixtures/test';
import { findKnownPages } from '../fixtures/known-pages';
import { registerCustomer } from '../fixtures/shopper';

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

test('guests see no hearts', async ({ page, baseURL }) => {
  const { category, product } = await findKnownPages(baseURL ?? '');
  for (const address of [category, product]) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: /^Do oblíbených: / })).toHaveCount(0);
  }
});
