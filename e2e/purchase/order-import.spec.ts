import type { Page } from '@playwright/test';
import { listCodedVariants } from '@vyloha/e2e-fixtures/coded-variants';
import { expect, test } from '@vyloha/e2e-fixtures/test';
import { findUnresolvedTexts } from '@vyloha/e2e-fixtures/unresolved-texts';

const lineCount = 40;

const list = (page: Page) => page.getByRole('textbox', { name: 'Kódy a množství' });
const submit = (page: Page) => page.getByRole('button', { name: 'Vložit seznam do košíku' }).click();

test('an order of forty lines is imported from a table, entirely or not at all', async ({ page }) => {
  const codes = (await listCodedVariants()).slice(0, lineCount).map(({ code }) => code);
  expect(codes).toHaveLength(lineCount);
  const rows = codes.map((code, index) => `${code}\tZboží ${index + 1}\t2`);
  await page.goto('/kosik/import-objednavky');
  await list(page).fill(['Kód\tNázev\tMnožství', ...rows, 'NENI-1\tNic\t1'].join('\n'));
  await submit(page);
  await expect(page.getByText(`Řádek ${lineCount + 2}: Kód NENI-1 neznáme.`)).toBeVisible();
  await expect(list(page)).toHaveValue(/NENI-1/);
  expect(await findUnresolvedTexts(page)).toEqual([]);
  await list(page).fill([...rows.slice(1), `${codes[0]} 999999`].join('\n'));
  await submit(page);
  await expect(page.getByText(new RegExp(`^Řádek ${lineCount}: `))).toBeVisible();
  await list(page).fill(rows.join('\n'));
  await submit(page);
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.getByRole('region', { name: 'Zboží v košíku' }).getByRole('listitem')).toHaveCount(lineCount);
  await expect(page.locator('[data-cart-count]').first()).toHaveAttribute('data-cart-count', String(2 * lineCount));
});
