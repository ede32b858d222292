import {
  expectNoViolations,
  expectNoViolationsAtAnyWidth,
  openWithoutNotice,
  withoutFading,
} from '@vyloha/e2e-fixtures/accessibility';
import { logIn } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withoutFading);

for (const path of ['/prihlasit']) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolationsAtAnyWidth(page);
  });
}

test.describe('axe at 390 px finds no violations', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('in the errors of a login, and while it is being sent', async ({ page }) => {
    await openWithoutNotice(page, '/prihlasit');
    await logIn(page, 'zakaznik@example.com', 'wrong-password');
    await expect(page.locator('main').getByRole('alert').first()).toBeVisible();
    await expectNoViolations(page, { within: 'main' });
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route('**/prihlasit*', async (route) => {
      await sent;
      await route.continue();
    });
    await logIn(page, 'zakaznik@example.com');
    await expect(page.locator('main form [aria-busy="true"]')).toBeVisible();
    await expectNoViolations(page, { within: 'main' });
    send();
    await expect(page.getByText('Přihlášení bylo úspěšné').first()).toBeVisible();
  });
  test('in the errors of a registration', async ({ page }) => {
    await openWithoutNotice(page, '/registrovat');
    await page.locator('main').getByRole('button', { name: 'Zaregistrovat se' }).click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolations(page, { within: 'main' });
  });
});
