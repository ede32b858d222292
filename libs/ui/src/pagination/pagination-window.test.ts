import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paginationWindow } from './pagination-window';

describe('paginationWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('page %i of %i', (page, totalPages, entries) => {
    expect(paginationWindow(page, totalPages)).toEqual(entries);
  });

  it('lists the first, last and current page in order, with a gap only for two or more omitted pages', () => {
    const position = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(position, ([page, totalPages]) => {
        const entries = paginationWindow(page, totalPages);
        expect(entries).toEqual(expect.arrayContaining([1, page, totalPages]));
        entries.forEach((entry, index) => {
          const [before, after] = [entries[index - 1], entries[index + 1]];
          if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
          else if (before !== undefined && before !== 'gap') expect(entry).toBe(before + 1);
        });
      }),
    );
  });
});
