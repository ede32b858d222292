import { waitForMailedPath } from '../fixtures/mails';
import { customerPassword as password, logIn, registerCustomer as register } from '../fixtures/shopper';
import { expect, test } from '../fixtures/test';

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

test('a customer of a restricted group is logged out at once', async ({ page }) => {
  await page.goto('/prihlasit');
  await logIn(page, 'blokovany@example.com');
  await expect(page.getByText(/Váš účet nemá do obchodu přístup/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Přihlásit se' }).first()).toBeVisible();
});

test('a guest who opens the user area logs in first and returns', async ({ page }) => {
  await page.goto('/uzivatel/objednavky');
  await expect(page).toHaveURL('/prihlasit?redirectTo=%2Fuzivatel%2Fobjednavky');
  await logIn(page, 'zakaznik@example.com');
  await expect(page).toHaveURL(/\/uzivatel\/objednavky$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Objednávky' })).toBeVisible();
});

test('a new customer fills in the profile, adds an address, creates a list and changes the password', async ({
  page,
}) => {
  const email = await register(page);
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

test('a forgotten password is reset by a mailed link, which ends every login', async ({ page, browser, baseURL }) => {
  const email = await register(page);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState });
  const other = await context.newPage();
  await other.goto('/uzivatel/prehled');
  await expect(other).toHaveURL(/\/uzivatel\/prehled$/);
  await page.context().clearCookies();
  await page.goto('/prihlasit');
  await page.getByRole('link', { name: 'Zapomněli jste heslo?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zapomenuté heslo' })).toBeVisible();
  await page.locator('main input[name="email"]').fill(email);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByText(`Pokud u nás má ${email} účet`, { exact: false }).first()).toBeVisible();

  await page.goto(await waitForMailedPath(email, '/resetovat-heslo'));
  await page.locator('main input[name="password"]').fill('Jine-heslo-1');
  await page.locator('main input[name="passwordConfirmation"]').fill('Jine-heslo-1');
  await page.getByRole('button', { name: 'Nastavit heslo' }).click();
  await expect(page.getByText('Heslo je změněné, můžete se přihlásit').first()).toBeVisible();
  await other.goto('/uzivatel/prehled');
  await expect(other).toHaveURL(/\/prihlasit/);
  await context.close();
  await logIn(page, email, 'Jine-heslo-1');
  await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();
});

test('a mailed link logs in without the password', async ({ page }) => {
  const email = await register(page);
  await page.context().clearCookies();
  await page.goto('/prihlasit');
  await page.getByRole('link', { name: 'Přihlásit se odkazem z e-mailu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení odkazem' })).toBeVisible();
  await page.locator('main input[name="email"]').fill(email);
  await page.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByText(`Pokud u nás má ${email} účet`, { exact: false }).first()).toBeVisible();

  await page.goto(await waitForMailedPath(email, '/prihlaseni-odkazem'));
  await expect(page.getByText(`Přihlašujete se k účtu ${email}`, { exact: false })).toBeVisible();
  await page.locator('main').getByRole('button', { name: 'Přihlásit se' }).click();
  await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();
});

test('an unknown page of the account does not exist', async ({ page }) => {
  await register(page);
  expect((await page.goto('/uzivatel/cokoli'))?.status()).toBe(404);
});
