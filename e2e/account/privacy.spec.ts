import { readFile } from 'node:fs/promises';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { customerPassword as password, logIn, registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

test('a customer changes the e-mail, downloads what the shop knows, and deletes the account', async ({ page }) => {
  const email = await registerCustomer(page);
  const newEmail = email.replace('zakaznik', 'zakaznik-novy');
  const main = page.locator('main');
  await page.goto('/uzivatel/osobni-udaje');
  await main.getByRole('link', { name: 'Změnit e-mail' }).click();
  await main.getByRole('textbox', { name: 'Nový e-mail' }).fill(newEmail);
  await main.locator('input[name="password"]').fill(password);
  await main.getByRole('button', { name: 'Poslat odkaz' }).click();
  await expect(page.getByText(`Na ${newEmail} jsme poslali odkaz`).first()).toBeVisible();
  await page.goto(await waitForMailedPath(newEmail, '/uzivatel/zmena-emailu'));
  await main.getByRole('button', { name: 'Potvrdit nový e-mail' }).click();
  await expect(page.getByText(`Přihlašujete se odteď e-mailem ${newEmail}`).first()).toBeVisible();

  await page.goto('/uzivatel/soukromi');
  expect(await findUnresolvedTexts(page)).toEqual([]);
  await main.getByRole('button', { name: 'Posílat novinky', exact: true }).click();
  await expect(main.getByText(/Novinky vám posíláme od/)).toBeVisible();
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Stáhnout moje údaje' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('moje-udaje.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ profile: { email: newEmail } });

  await main.locator('input[name="password"]').fill('wrong');
  await main.getByRole('button', { name: 'Smazat účet natrvalo' }).click();
  await expect(main.getByText('Současné heslo není správné').first()).toBeVisible();
  await main.locator('input[name="password"]').fill(password);
  await main.getByRole('button', { name: 'Smazat účet natrvalo' }).click();
  await expect(page.getByText('Váš účet je smazaný').first()).toBeVisible();
  await page.goto('/prihlasit');
  await logIn(page, newEmail);
  await expect(main.getByRole('alert').first()).toBeVisible();
});
