import { describe, expect, it } from 'vitest';
import { isSearching, parseOrderSearch } from './order-search';

const nothing = { code: '', status: null, year: null };

describe('parseOrderSearch', () => {
  it.each([
    ['', nothing],
    ['cislo=+2026+&stav=shipped&rok=2026', { code: '2026', status: 'shipped', year: 2026 }],
    ['stav=lost&rok=26', nothing],
    ['stav=&rok=&cislo=', nothing],
    ['rok=2026x', nothing],
    [`cislo=${'1'.repeat(80)}`, { ...nothing, code: '1'.repeat(50) }],
  ])('reads %s', (query, expected) => {
    expect(parseOrderSearch(new URLSearchParams(query))).toEqual(expected);
  });

  it('tells whether the list is restricted', () => {
    expect(isSearching(parseOrderSearch(new URLSearchParams('cislo=+')))).toBe(false);
    expect(isSearching(parseOrderSearch(new URLSearchParams('rok=2026')))).toBe(true);
  });
});
