import { randomUUID } from 'node:crypto';
import { companyOwner, inviteMember, logInInstead, registerInvited } from '@vyloha/e2e-fixtures/company';
import { waitForMailedPath } from '@vyloha/e2e-fixtures/mails';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('an owner invites a colleague, who registers, has a role, and is removed', async ({ page }) => {
  const email = `nina-${randomUUID()}@example.com`;
  await inviteMember(page, email, 'pět set');
  await expect(page.getByText('Zadejte celou částku bez haléřů').first()).toBeVisible();
  await expect(page.locator('form#invite input[name="email"]')).toHaveValue(email);
  await page.locator('form#invite input[name="orderLimit"]').fill('2 500');
  await page.getByRole('button', { name: 'Poslat pozvánku' }).click();
  await expect(page.getByText(`Pozvánku jsme poslali na ${email}`).first()).toBeVisible();
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: email })).toContainText(
    'limit objednávky 2 500 Kč',
  );

  const link = await waitForMailedPath(email, '/pozvanka-do-firmy');
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByText(/Firma Zahradníček a synové s\.r\.o\. vás zve/)).toBeVisible();
  await registerInvited(page, 'jine-heslo');
  await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
  await expect(page.locator('input[name="firstName"]')).toHaveValue('Nina');
  await registerInvited(page);
  await expect(page).toHaveURL(/\/uzivatel\/firma$/);
  await expect(page.getByText('Nákupčí · limit objednávky 2 500 Kč')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Pozvánka už neplatí').first()).toBeVisible();

  await logInInstead(page, companyOwner);
  await page.goto('/uzivatel/firma');
  const member = page.locator('main').getByRole('listitem').filter({ hasText: email });
  await member.getByRole('link', { name: /^Změnit/ }).click();
  await page.locator('form#member select[name="role"]').selectOption('approver');
  await page.getByRole('button', { name: 'Uložit změny' }).click();
  await expect(page.getByText('Změny jsou uložené').first()).toBeVisible();
  await expect(member).toContainText('Schvalovatel');
  await member.locator('summary').click();
  await member.getByRole('button', { name: /^Odebrat/ }).click();
  await expect(page.getByText('Ve firmě už není').first()).toBeVisible();
  await expect(member).toHaveCount(0);
});
