import type { Page } from '@playwright/test';
import { moveUntilRequested } from '@vyloha/e2e-fixtures/interaction';
import { logIn } from '@vyloha/e2e-fixtures/shopper';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const announcement = (page: Page) => page.locator('[data-page-announcement]');

/** What who listens hears of a page that a script has opened: its title, and its heading, which has the focus. */
async function expectAnnounced(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address);
  await expect(page.locator('h1')).toBeFocused();
  await expect(announcement(page)).toHaveText(await page.title());
}

/** Opens a product from a category by script, after which all of the page is hydrated. */
async function openProduct(page: Page) {
  await page.goto('/zahrada');
  // At the first interaction.
  await moveUntilRequested(page, '/assets/announced-page');
  await expect(announcement(page)).toBeAttached();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expectAnnounced(page, /\/produkt\//);
}

test('every kind of navigation announces the new page and moves the focus to its heading', async ({ page }) => {
  await openProduct(page);
  await page.goBack();
  await expectAnnounced(page, /\/zahrada$/);
  await page.goForward();
  await expectAnnounced(page, /\/produkt\//);
  const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
  await menu.getByRole('link', { name: 'Dílna', exact: true }).click();
  await expectAnnounced(page, /\/dilna$/);
  await page.locator('header input[name="q"]').fill('hadice');
  await page.keyboard.press('Enter');
  await expectAnnounced(page, /\/hledat\?q=hadice$/);
  await page.getByRole('main').getByRole('link', { name: 'Strana 2', exact: true }).click();
  await expectAnnounced(page, /p=2$/);
  await page.locator('header').getByRole('link', { name: 'Přihlásit se' }).click();
  await expectAnnounced(page, /\/prihlasit/);
  await logIn(page, 'zakaznik@example.com');
  await expectAnnounced(page, /^(?!.*prihlasit)/);
});

test('the menu of a phone leaves the focus to the page that it opened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openProduct(page);
  await page.getByRole('link', { name: 'Otevřít nabídku' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .locator('summary')
    .filter({ hasText: /^Dílna$/ })
    .click();
  await dialog.getByRole('link', { name: 'Vše: Dílna' }).click();
  await expect(dialog).toBeHidden();
  await expectAnnounced(page, /\/dilna$/);
});
