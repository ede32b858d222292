import {
  expectNoViolations,
  expectNoViolationsAtAnyWidth,
  openWithoutNotice,
  withoutFading,
} from '@vyloha/e2e-fixtures/accessibility';
import { moveUntilRequested } from '@vyloha/e2e-fixtures/interaction';
import { detailTable } from '@vyloha/e2e-fixtures/routes/detail-table';
import { expect, test } from '@vyloha/e2e-fixtures/test';

test.use(withoutFading);

for (const path of [
  '/',
  '/nic-tu-neni',
  '/blocksettings',
  '/blocksettings?theme=alternative',
  '/clanky',
  '/clanek/rajcata-od-seminka',
  '/autori/jana-blahova',
  '/slovnik',
  '/slovnik/mulc',
]) {
  test(`axe finds no violations on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolationsAtAnyWidth(page, path === '/' ? { within: 'html' } : {});
  });
}

test.describe('axe at 390 px finds no violations', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('in the menu, as a dialog and as a page', async ({ page }) => {
    await openWithoutNotice(page, '/kontakt');
    const button = page.getByRole('link', { name: 'Otevřít nabídku' });
    const menuPath = (await button.getAttribute('href')) ?? '';
    const menu = page.getByRole('dialog');
    // Before the header has hydrated, for which it needs its frame, the link goes to the page.
    await expect(async () => {
      await page.goto('/kontakt');
      await moveUntilRequested(page, '/ramec/');
      await button.click();
      await expect(menu).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await menu.locator('summary', { hasText: /^Zahrada$/ }).click();
    await expect(menu.getByRole('link', { name: 'Vše: Zahrada' })).toBeVisible();
    await expectNoViolations(page, { within: 'dialog[open]' });
    await page.goto(menuPath);
    await page.locator('main summary', { hasText: /^Zahrada$/ }).click();
    await expectNoViolations(page);
  });
});

test.describe('axe at 1280 px finds no violations', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('in the open panel of a department', async ({ page }) => {
    await openWithoutNotice(page, '/kontakt');
    const menu = page.getByRole('navigation', { name: 'Hlavní nabídka' });
    await menu.getByRole('link', { name: 'Zahrada', exact: true }).focus();
    await expect(menu.getByRole('link', { name: 'Zavlažování', exact: true })).toBeVisible();
    await expectNoViolations(page, { within: 'header' });
  });
  test('on the list of branches and on a branch', async ({ page }) => {
    await openWithoutNotice(page, '/pobocky');
    await expectNoViolations(page);
    const { listedOn = '', link = '' } = detailTable.find(({ route }) => route === 'branch-slug') ?? {};
    await page.goto(listedOn);
    await page.goto((await page.locator(link).first().getAttribute('href')) ?? '');
    await expectNoViolations(page);
  });
});
