import { describe, expect, it } from 'vitest';
import { isSearching, parseOrderSearch } from './order-search';

const nothing = { code: '', status: null, year: null, isOfCompany: false, isUnpaid: false };
const owner = { seesColleagues: true };
const buyer = { seesColleagues: false };

describe('parseOrderSearch', () => {
  it.each([
    ['', nothing],
    ['cislo=+2026+&stav=shipped&rok=2026', { ...nothing, code: '2026', status: 'shipped', year: 2026 }],
    ['stav=lost&rok=26', nothing],
    ['stav=&rok=&cislo=', nothing],
    ['rok=2026x', nothing],
    [`cislo=${'1'.repeat(80)}`, { ...nothing, code: '1'.repeat(50) }],
  ])('reads %s', (query, expected) => {
    expect(parseOrderSearch(new URLSearchParams(query), null)).toEqual(expected);
  });

  it.each([
    [owner, { isOfCompany: true, isUnpaid: true }],
    [buyer, { isOfCompany: false, isUnpaid: true }],
    [null, { isOfCompany: false, isUnpaid: false }],
  ])('reads what %j may search a company for', (view, expected) => {
    expect(parseOrderSearch(new URLSearchParams('firma=1&nezaplacene=1'), view)).toMatchObject(expected);
  });

  it('tells whether the list is restricted', () => {
    expect(isSearching(parseOrderSearch(new URLSearchParams('cislo=+&firma=1'), owner))).toBe(false);
    expect(isSearching(parseOrderSearch(new URLSearchParams('rok=2026'), null))).toBe(true);
  });
});
