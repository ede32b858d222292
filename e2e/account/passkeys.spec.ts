import type { Page } from '@playwright/test';
import { customerPassword, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

const passwordPage = '/uzivatel/zmena-hesla';
const loginButton = { name: 'Přihlásit se přístupovým klíčem' };

/** A device with a passkey store whose owner always agrees. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    /** The owner declines from now on. */
    refuse: () => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    forget: () => client.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

async function addPasskey(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel('Název klíče').fill(name);
  await page.locator('#klice input[name="currentPassword"]').fill(password);
  await page.getByRole('button', { name: 'Přidat přístupový klíč' }).click();
}

test('a customer adds a passkey, logs in with it, and removes it', async ({ page, browser, baseURL }) => {
  const authenticator = await addAuthenticator(page);
  await registerCustomer(page);
  await page.goto(passwordPage);
  await addPasskey(page, 'Telefon', 'wrong-password');
  await expect(page.locator('#klice').getByText('Současné heslo není správné')).toBeVisible();
  await addPasskey(page, 'Telefon', customerPassword);
  await expect(page.getByText('Přístupový klíč byl přidán').first()).toBeVisible();
  const passkeys = page.locator('#klice li');
  await expect(passkeys.filter({ hasText: 'Telefon' })).toBeVisible();
  expect(await findUnresolvedTexts(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto('/prihlasit?redirectTo=%2Fuzivatel%2Fzmena-hesla');
  await page.getByRole('button', loginButton).click();
  await expect(page).toHaveURL(new RegExp(`${passwordPage}$`));
  await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();
  await expect(passkeys.filter({ hasText: 'naposledy použitý' })).toBeVisible();

  // Its list needs no script.
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState, ...(baseURL && { baseURL }) });
  const plainPage = await plain.newPage();
  await plainPage.goto(passwordPage);
  await expect(plainPage.locator('#klice li')).toHaveCount(1);
  await plainPage.getByRole('button', { name: 'Odebrat – Telefon' }).click();
  await expect(plainPage.getByText('Přístupový klíč byl odebrán').first()).toBeVisible();
  await expect(plainPage.locator('#klice li')).toHaveCount(0);
  await plain.close();

  await page.context().clearCookies();
  await page.goto('/prihlasit');
  await page.getByRole('button', loginButton).click();
  await expect(
    page.getByRole('alert').getByText('Přihlášení přístupovým klíčem se nepovedlo', { exact: false }),
  ).toBeVisible();
  await authenticator.forget();
  await authenticator.refuse();
  await page.goto('/prihlasit');
  await page.getByRole('button', loginButton).click();
  await expect(page.getByRole('alert').getByText('Zkuste to znovu', { exact: false })).toBeVisible();
});
