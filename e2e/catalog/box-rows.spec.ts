import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@vyloha/e2e-fixtures/test';

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

for (const width of [390, 1280]) {
  test(`a row of boxes at ${width} px aligns its prices and reserves no room for what none of them has`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/zahrada');
    const rows = toRows(await measureBoxes(page));
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
  });
}

/** Where the text of a cell lies, which may be wider than its cell. */
const textBox = (cell: Locator) =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  });

test('compared products have the whole width of a phone, titles above their values', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const index of [0, 1]) {
    await page.goto('/zahrada');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Porovnat: / })
      .nth(index)
      .click();
    const confirmation = page.getByRole('dialog');
    await expect(confirmation.getByText('Přidáno do porovnání').first()).toBeVisible();
  }
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
