import { expectNoViolations } from '@vyloha/e2e-fixtures/accessibility';
import { readLinkOfCommand } from '@vyloha/e2e-fixtures/staff-command';
import { expect, test } from '@vyloha/e2e-fixtures/test';

/** Of the demo shop: the article that is published in the future. */
const article = '/clanek/planovani-zahonu';
const title = 'Záhony na papíře: plán, který ušetří půl léta';

test('an editor sees an article before it is published, and nobody else does', async ({ page, browser }) => {
  expect((await page.goto(article))?.status()).toBe(404);
  await page.goto(await readLinkOfCommand('content', 'preview', 'article/a-planovani-zahonu', '1'));
  await expect(page).toHaveURL(new RegExp(`${article}$`));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Náhled' });
  await expect(panel).toContainText('ještě není zveřejněný');
  await expectNoViolations(page, { within: '[aria-label="Náhled"]' });
  await page.goto('/clanky');
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();

  const shopper = await browser.newPage();
  await shopper.goto(new URL('/clanky', page.url()).href);
  await expect(shopper.getByRole('heading', { level: 1, name: 'Zelený zápisník' })).toBeVisible();
  await expect(shopper.getByRole('main').getByRole('link', { name: title })).toHaveCount(0);
  await shopper.close();

  await panel.getByRole('button', { name: 'Ukončit náhled' }).click();
  await expect(page.getByText('Náhled je ukončený').first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect((await page.goto(article))?.status()).toBe(404);
  await page.goto('/nahled?token=neplatny');
  await expect(page.getByText('Odkaz na náhled už neplatí').first()).toBeVisible();
});
