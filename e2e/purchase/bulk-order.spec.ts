import type { Page } from '@playwright/test';
import { listCodedVariants } from '@vyloha/e2e-fixtures/coded-variants';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const code = (page: Page, row: number) => page.getByRole('textbox', { name: `Řádek ${row}: kód, EAN nebo název` });
const quantity = (page: Page, row: number) => page.getByRole('textbox', { name: `Řádek ${row}: množství` });

/** Leaving the page before the shop has answered would leave the rows as they were stored while typing. */
async function add(page: Page) {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      /^\/kosik\/import-objednavky(\.data)?$/.test(new URL(response.url()).pathname),
  );
  await page.getByRole('button', { name: 'Vložit do košíku', exact: true }).click();
  await answer;
}

test('a guest orders by code, EAN and name, all rows or none', async ({ page }) => {
  const [byCode, byEan, byName] = await listCodedVariants();
  if (byCode === undefined || byEan === undefined || byName === undefined) throw new Error('too few products');
  await page.goto('/kosik/import-objednavky');
  await code(page, 1).fill(byCode.code);
  await quantity(page, 1).fill('2');
  await code(page, 2).fill(byEan.ean);
  await code(page, 4).fill('NENI-1');
  await code(page, 3).fill(byName.name.slice(0, 50));
  // Rows are checked as they are typed.
  await expect(page.getByText(`${byEan.name} (`)).toBeVisible();
  await page
    .getByRole('button', { name: new RegExp(`${byName.code}$`) })
    .first()
    .click();
  await expect(code(page, 3)).toHaveValue(byName.code);
  await expect(page.getByText(/^Kód NENI-1 neznáme\./)).toBeVisible();
  await add(page);
  await expect(page.getByText(/^Kód NENI-1 neznáme\./)).toBeVisible();
  await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', '0');

  // Another visit finds the rows as they were.
  await page.goto('/');
  await page.goto('/kosik/import-objednavky');
  await expect(code(page, 1)).toHaveValue(byCode.code);
  await expect(quantity(page, 1)).toHaveValue('2');
  await page.getByRole('button', { name: 'Přidat řádky' }).click();
  await expect(code(page, 10)).toBeVisible();
  await code(page, 4).fill('');
  await add(page);
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.getByRole('region', { name: 'Zboží v košíku' }).getByRole('listitem')).toHaveCount(3);
  await page.goto('/kosik/import-objednavky');
  await expect(code(page, 1)).toHaveValue('');
});
