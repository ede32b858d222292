import type { Page } from '@playwright/test';
import { logIn } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** What who listens hears of a page that a script has opened: its title, and its heading, which has the focus. */
async function expectAnnounced(page: Page, path: RegExp) {
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toBeFocused();
  const title = await page.title();
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: title })).toHaveCount(1);
}

test('every kind of navigation announces the new page and moves the focus to its heading', async ({ page }) => {
  await page.goto('/kontakt');
  const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
  await menu.getByRole('link', { name: 'Zahrada', exact: true }).click();
  await expectAnnounced(page, /\/zahrada$/);
  await page.goBack();
  await expectAnnounced(page, /\/kontakt$/);
  await page.goForward();
  await expectAnnounced(page, /\/zahrada$/);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expectAnnounced(page, /\/produkt\//);
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('hadice');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /\/hledat\?q=hadice$/);
  await page.getByRole('main').getByRole('link', { name: 'Strana 2' }).click();
  await expectAnnounced(page, /p=2$/);
  await page.getByRole('link', { name: 'Přihlásit se' }).first().click();
  await expectAnnounced(page, /\/prihlasit/);
  await logIn(page, 'zakaznik@example.com');
  await expectAnnounced(page, /^(?!.*prihlasit)/);
});

test('the menu of a phone leaves the focus to the page that it opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kontakt');
  await page.getByRole('link', { name: 'Otevřít nabídku' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('summary')
    .filter({ hasText: /^Zahrada$/ })
    .click();
  await dialog.getByRole('link', { name: 'Vše: Zahrada' }).click();
  await expect(dialog).toBeHidden();
  await expectAnnounced(page, /\/zahrada$/);
});
