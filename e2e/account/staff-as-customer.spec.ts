import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import { issueStaffLogin } from '@vyloha/e2e-fixtures/orders';
import { registerCustomer } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test('the staff shop as a customer, see it on every page, and leave', async ({ page, browser, baseURL }) => {
  const email = await registerCustomer(page);
  const link = await issueStaffLogin(email);
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const staff = await context.newPage();
  await staff.goto(link);
  await expect(staff.getByText('Jste přihlášeni jako zákazník').first()).toBeVisible();
  const bar = staff.getByRole('complementary', { name: 'Správa obchodu' });
  for (const path of ['/kontakt', '/kosik', '/uzivatel/prehled']) {
    await staff.goto(path);
    await expect(bar).toContainText('Nakupujete jako zákazník');
  }
  await expectNoViolations(staff, { within: '[aria-label="Správa obchodu"]' });
  // The customer sees that the staff are in.
  await page.goto('/uzivatel/zmena-hesla');
  await expect(page.locator('#zarizeni li').filter({ hasText: 'Pracovník obchodu' })).toHaveCount(1);

  await bar.getByRole('button', { name: 'Ukončit' }).click();
  // Going elsewhere at once would cancel the request.
  await expect(bar).toHaveCount(0);
  await staff.goto('/kontakt');
  await expect(bar).toHaveCount(0);
  await staff.goto(link);
  await expect(staff.getByText('Přihlašovací odkaz už neplatí').first()).toBeVisible();
  await expect(bar).toHaveCount(0);
  await context.close();
});
