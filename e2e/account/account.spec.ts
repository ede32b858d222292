import { randomUUID } from 'node:crypto';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { customerPassword as password, logIn } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

for (const [name, options] of [
  ['with script', {}],
  ['without script', { javaScriptEnabled: false }],
] as const) {
  test.describe(name, () => {
    test.use(options);

    test('a customer logs in, returns to the page, and logs out', async ({ page, hasScript }) => {
      await page.goto('/prihlasit?redirectTo=%2Fhledat%3Fq%3Dhadice');
      await logIn(page, 'zakaznik@example.com', 'wrong-password');
      await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
      await expect(page.locator('main input[name="email"]')).toHaveValue('zakaznik@example.com');
      // The server never sends a password back; with script the field is simply left as it is.
      if (!hasScript) await expect(page.locator('main input[name="password"]')).toHaveValue('');

      await logIn(page, 'zakaznik@example.com');
      await expect(page).toHaveURL(/\/hledat\?q=hadice$/);
      await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();

      const logout = page.getByRole('button', { name: 'Odhlásit se' });
      if (!(await logout.isVisible()))
        await page.locator('details:has(form[action="/odhlasit"]) > summary').first().click();
      await logout.click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('link', { name: 'Přihlásit se' }).first()).toBeVisible();
    });
  });
}

test('a new customer registers, fills in the profile, adds an address, creates a list and changes the password', async ({
  page,
}) => {
  const email = `zakaznik-${randomUUID()}@example.com`;
  await page.goto('/prihlasit');
  await page.getByRole('link', { name: 'Zaregistrujte se' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registrace' })).toBeVisible();
  await page.locator('main input[name="email"]').fill(email);
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main input[name="passwordConfirmation"]').fill(password);
  await page.locator('main').getByRole('button', { name: 'Zaregistrovat se' }).click();
  await expect(page.getByText(`Na ${email} jsme poslali zprávu`, { exact: false }).first()).toBeVisible();
  await page.goto(await waitForMailedPath(email, '/aktivovat'));
  await page.locator('main input[name="password"]').fill(password);
  await page.locator('main').getByRole('button', { name: 'Dokončit registraci' }).click();
  await expect(page).toHaveURL(/\/uzivatel\/prehled$/);

  await page.goto('/uzivatel/osobni-udaje');
  await page.locator('input[name="firstName"]').fill('Eva');
  await page.locator('input[name="lastName"]').fill('Veselá');
  await page.locator('main').getByRole('button', { name: 'Uložit údaje' }).click();
  await expect(page.getByText('Údaje jsou uložené').first()).toBeVisible();
  await expect(page.locator('input[name="lastName"]')).toHaveValue('Veselá');

  await page.goto('/uzivatel/seznam-adres');
  await page.locator('input[name="fullName"]').fill('Eva Veselá');
  await page.locator('input[name="street"]').fill('Dlouhá 12');
  await page.locator('input[name="city"]').fill('Praha');
  await page.locator('input[name="postcode"]').fill('110 00');
  await page.locator('main').getByRole('button', { name: 'Uložit adresu' }).click();
  await expect(page.getByText('Adresa je uložená').first()).toBeVisible();
  await page.getByRole('button', { name: /^Smazat/ }).click();
  await expect(page.getByText('Zatím tu nemáte žádnou adresu')).toBeVisible();

  await page.goto('/uzivatel/nakupni-seznamy');
  await page.locator('input[name="name"]').fill('Jarní výsadba');
  await page.locator('main').getByRole('button', { name: 'Vytvořit seznam' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jarní výsadba' })).toBeVisible();
  await page.getByRole('link', { name: 'Smazat celý seznam' }).click();
  await page.getByRole('button', { name: 'Smazat seznam' }).click();
  await expect(page.getByText('Zatím tu nemáte žádný nákupní seznam')).toBeVisible();

  await page.goto('/uzivatel/zmena-hesla');
  await page.locator('input[name="oldPassword"]').fill(password);
  await page.locator('input[name="password"]').fill('Jine-heslo-1');
  await page.locator('input[name="passwordConfirmation"]').fill('Jine-heslo-1');
  await page.locator('main').getByRole('button', { name: 'Změnit heslo' }).click();
  await expect(page.getByText('Heslo je změněné').first()).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/prihlasit');
  await logIn(page, email, 'Jine-heslo-1');
  await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();
});
