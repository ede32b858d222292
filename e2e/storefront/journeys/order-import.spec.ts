import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { findUnresolvedTexts } from '../fixtures/unresolved-texts';

const lineCount = 40;

/** Codes of products that are in stock, as a customer has them from a price list. */
async function listCodes(): Promise<string[]> {
  const backend = process.env['E2E_BACKEND_URL'] ?? '';
  const scope = Buffer.from(JSON.stringify({ filters: {}, availability: true, sort: 'PriceSortASC', perPage: 120 }));
  const state = await fetch(`${backend}/cms/api/catalog/v2/state?scope=${scope.toString('base64url')}`);
  const { productIds } = (await state.json()) as { productIds: string[] };
  const found = await fetch(`${backend}/cms/catalog/product?ids=${productIds.slice(0, 120).join(',')}`);
  const { entities } = (await found.json()) as {
    entities: {
      variants: { catalogCode: string; unit: string; availability: { stock: number; amountMin: number } }[];
    }[];
  };
  const variants = entities.flatMap(({ variants: [first] }) => first ?? []);
  const isSimple = ({ unit, availability: { stock, amountMin } }: (typeof variants)[number]) =>
    unit !== 'bm' && stock > 50 && amountMin === 1;
  return variants.filter(isSimple).map(({ catalogCode }) => catalogCode);
}

const list = (page: Page) => page.getByRole('textbox', { name: 'Kódy a množství' });
const submit = (page: Page) => page.getByRole('button', { name: 'Vložit do košíku' }).click();

test('an order of forty lines is imported from a table, entirely or not at all', async ({ page }) => {
  const codes = (await listCodes()).slice(0, lineCount);
  expect(codes).toHaveLength(lineCount);
  const rows = codes.map((code, index) => `${code}\tZboží ${index + 1}\t2`);
  await page.goto('/kosik/import-objednavky');
  await list(page).fill(['Kód\tNázev\tMnožství', ...rows, 'NENI-1\tNic\t1'].join('\n'));
  await submit(page);
  await expect(page.getByText(`Řádek ${lineCount + 2}: kód NENI-1 neznáme.`)).toBeVisible();
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

test('an order is imported from a file', async ({ page }) => {
  const [first = '', second = ''] = await listCodes();
  await page.goto('/kosik/import-objednavky');
  const buffer = Buffer.from(`\uFEFFKód;Množství\r\n${first};3\r\n${second};1\r\n`);
  await page.getByLabel('Nebo soubor CSV').setInputFiles({ name: 'objednavka.csv', mimeType: 'text/csv', buffer });
  await submit(page);
  await expect(page).toHaveURL(/\/kosik$/);
  await expect(page.getByRole('region', { name: 'Zboží v košíku' }).getByRole('listitem')).toHaveCount(2);
});
