import type { Locator, Page } from '@playwright/test';
import { compareByHttp } from '@vyloha/e2e-fixtures/comparison';
import { expect, test } from '@vyloha/e2e-fixtures/test';

const boots = '/produkt/zahradni-holinky-val';
const mower = '/produkt/akumulatorova-sekacka-majka';

interface Box {
  top: number;
  priceTop: number;
  isReduced: boolean;
  /** Height of the space between the availability and the price. */
  abovePrice: number;
  /** Whether each part says something. */
  filled: boolean[];
  heights: number[];
}

const measureBoxes = (page: Page): Promise<Box[]> =>
  page.locator('main article:has([data-length])').evaluateAll((boxes) =>
    boxes.map((box) => {
      const parts = [...box.children];
      const availability = box.querySelector('[data-available]');
      const price = box.querySelector('[data-length]')?.getBoundingClientRect();
      return {
        top: Math.round(box.getBoundingClientRect().top),
        priceTop: Math.round(price?.top ?? 0),
        isReduced: box.querySelector('s') !== null,
        abovePrice: (price?.top ?? 0) - (availability?.getBoundingClientRect().bottom ?? 0),
        filled: parts.map((part) => part.childElementCount > 0 || part.textContent !== ''),
        heights: parts.map((part) => part.getBoundingClientRect().height),
      };
    }),
  );

function toRows(boxes: readonly Box[]): Box[][] {
  const tops = [...new Set(boxes.map(({ top }) => top))];
  return tops.map((top) => boxes.filter((box) => box.top === top));
}

/** A row aligns its prices and reserves no room for what none of its boxes has. */
function expectAlignedRows(rows: readonly Box[][]): void {
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) {
    expect(new Set(row.map(({ priceTop }) => priceTop)).size).toBe(1);
    const emptyParts =
      row[0]?.filled.flatMap((_, part) => (row.some(({ filled }) => filled[part]) ? [] : [part])) ?? [];
    for (const part of emptyParts) expect(row.map(({ heights }) => heights[part])).toEqual(row.map(() => 0));
  }
  const regular = rows.filter((row) => !row.some(({ isReduced }) => isReduced));
  expect(regular.length).toBeGreaterThan(0);
  for (const row of regular) expect(Math.min(...row.map(({ abovePrice }) => abovePrice))).toBeLessThanOrEqual(12);
  const reduced = rows.filter((row) => row.some(({ isReduced }) => isReduced));
  expect(reduced.length).toBeGreaterThan(0);
  for (const row of reduced) expect(Math.min(...row.map(({ abovePrice }) => abovePrice))).toBeGreaterThan(20);
}

/** Boxes of which something covers the name, or whose badges are more than a line. */
const findCoveredBoxes = (page: Page): Promise<string[]> =>
  page.locator('main article').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const name = box.querySelector('h2, h3')?.getBoundingClientRect();
      const title = box.querySelector('h2, h3')?.textContent ?? '';
      const over = [...(box.firstElementChild?.children ?? [])].filter(
        (part) => part.getBoundingClientRect().bottom > (name?.top ?? 0) + 1,
      );
      const badges = [...(box.firstElementChild?.querySelectorAll('li') ?? [])].filter(
        (badge) => badge.getClientRects().length > 0,
      );
      const list = badges[0]?.parentElement?.getBoundingClientRect();
      const shown = badges.filter((badge) => badge.getBoundingClientRect().top < (list?.bottom ?? 0));
      const isTwoLines = (list?.height ?? 0) > 30;
      return [
        ...(over.length > 0 ? [`something is over ${title}`] : []),
        ...(shown.length > 2 || isTwoLines ? [`${shown.length} badges at ${title}`] : []),
      ];
    }),
  );

test('a department shows its first products on a phone, filters and order in one row, and boxes in even rows at any width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/zahrada');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first().getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  const filter = await main.getByRole('link', { name: 'Filtrovat', exact: true }).boundingBox();
  const open = main.getByRole('button', { name: 'Seřadit' });
  expect((await open.boundingBox())?.y).toBe(filter?.y);

  for (const width of [320, 390]) {
    await test.step(`at ${width} px badges are one line on the picture, and nothing covers a name`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await findCoveredBoxes(page)).toEqual([]);
    });
  }
  for (const width of [1280, 390]) {
    await test.step(`at ${width} px rows are even`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expectAlignedRows(toRows(await measureBoxes(page)));
    });
  }

  await open.click();
  const cheapest = main.getByRole('link', { name: 'Od nejlevnějšího' });
  await expect(cheapest).toBeInViewport({ ratio: 1 });
  await cheapest.click();
  await expect(page).toHaveURL(/razeni=PriceSortASC/);
  await expect(cheapest).toBeHidden();
});

/** Where the text of a cell lies, which may be wider than its cell. */
const textBox = (cell: Locator) =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });

test('compared products have the whole width of a phone, titles above their values', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await compareByHttp(page, [boots, mower]);
  await page.goto('/porovnat');
  const table = page.getByRole('table');
  await expect(table.getByRole('article')).toHaveCount(2);
  const columns = await table
    .getByRole('article')
    .evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect()));
  expect(columns[0]?.left).toBeLessThan(32);
  expect(columns[1]?.right).toBeLessThanOrEqual(390);
  const row = table.getByRole('row').nth(1);
  const title = await textBox(row.getByRole('rowheader'));
  const value = await textBox(row.getByRole('cell').first());
  expect(title.width).toBeGreaterThan(20);
  expect(title.bottom).toBeLessThanOrEqual(value.top + 2);
});
