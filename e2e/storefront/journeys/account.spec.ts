import { expect, test } from '../fixtures/test';

test('a customer logs in, comes back to the page, and logs out', async ({ page, hasScript }) => {
  await page.goto('/prihlasit?redirectTo=%2Fhledat%3Fq%3Dhadice');
  await page.locator('main input[name="email"]').fill('zakaznik@example.com');
  await page.locator('main input[name="password"]').fill('wrong-password');
  await page.locator('main').getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  await expect(page.locator('main input[name="email"]')).toHaveValue('zakaznik@example.com');
  // What the server sends never holds a password; with script the field is simply left as it is.
  if (!hasScript) await expect(page.locator('main input[name="password"]')).toHaveValue('');

  await page.locator('main input[name="password"]').fill('Vyloha-2026');
  await page.locator('main').getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page).toHaveURL(/\/hledat\?q=hadice$/);
  await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();

  const logout = page.getByRole('button', { name: 'Odhlásit se' });
  if (!(await logout.isVisible()))
    await page.locator('details:has(form[action="/odhlasit"]) > summary').first().click();
  await logout.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Přihlásit se' }).first()).toBeVisible();
});

test('a customer of a restricted group is logged out at once', async ({ page }) => {
  await page.goto('/prihlasit');
  await page.locator('main input[name="email"]').fill('blokovany@example.com');
  await page.locator('main input[name="password"]').fill('Vyloha-2026');
  await page.locator('main').getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText(/Váš účet nemá do obchodu přístup/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Přihlásit se' }).first()).toBeVisible();
});
