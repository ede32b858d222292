import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someFacets } from '../../testing/some-facets';
import { filterEntries, isFiltered, parseFilters, withFilters, withoutFilter } from './filter-address';

const facets = someFacets();
const parsed = (search: string) => parseFilters(new URLSearchParams(search), facets);

/** The canonical form of the same address. */
function canonical(search: string): string {
  const params = new URLSearchParams(search);
  return withFilters(params, filterEntries(parseFilters(params, facets), facets));
}

describe('parseFilters', () => {
  it('parses values, ranges, brands, price and stock', () => {
    const search = 'f.barva=zelena&f.barva=cerna&f.delka=10-25&f.znacka=rosa&cena=100-500&skladem=1';
    expect(parsed(search)).toEqual([
      { name: 'available', id: '', kind: 'switch' },
      { name: 'price', id: '', kind: 'range', bounds: { from: 100, to: 500 } },
      { name: 'parameters', id: 'par-length', kind: 'range', bounds: { from: 10, to: 25 } },
      { name: 'parameters', id: 'par-color', kind: 'values', ids: ['pv-zelena', 'pv-cerna'] },
      { name: 'brands', id: '', kind: 'values', ids: ['b-rosa'] },
    ]);
  });

  it('parses branches and ratings', () => {
    expect(parsed('prodejna=brno&hodnoceni=4&prodejna=nikde&hodnoceni=5')).toEqual([
      { name: 'branches', id: '', kind: 'values', ids: ['br-brno'] },
      { name: 'ratings', id: '', kind: 'values', ids: ['4'] },
    ]);
  });

  it('parses the two fields of a form as one range', () => {
    expect(parsed('f.delka.od=7,5&f.delka.do=')).toMatchObject([{ bounds: { from: 7.5, to: null } }]);
    expect(parsed('cena.od=&cena.do=300')).toMatchObject([{ bounds: { from: null, to: 300 } }]);
  });

  it('swaps the ends of a reversed range', () => {
    expect(parsed('cena=500-100')).toMatchObject([{ bounds: { from: 100, to: 500 } }]);
  });

  it.each([
    '',
    'f.barva=modra',
    'f.neznamy=1',
    'f.delka=abc',
    'cena=',
    'cena=-',
    'cena=1-2-3',
    'cena=1e9-',
    'skladem=0',
    'razeni=PriceSortASC',
  ])('%j does not filter', (search) => {
    expect(parsed(search)).toEqual([]);
  });
});

describe('filter address', () => {
  it.each([
    ['f.barva=zelena&f.barva=cerna', '?f.barva=cerna&f.barva=zelena'],
    ['skladem=1&f.znacka=rosa&cena.od=100', '?cena=100-&f.znacka=rosa&skladem=1'],
    ['p=2&razeni=PriceSortASC&f.barva=zelena', '?f.barva=zelena&p=2&razeni=PriceSortASC'],
    ['razeni=PriceSortASC&f.barva=zelena&q=hadice', '?q=hadice&f.barva=zelena&razeni=PriceSortASC'],
    ['f.barva=modra&utm_source=x', '?utm_source=x'],
    ['f.barva=zelena&f.barva=zelena', '?f.barva=zelena'],
    ['f.delka.od=&f.delka.do=', ''],
  ])('%s becomes %s', (search, expected) => {
    expect(canonical(search)).toBe(expected);
  });

  it('is canonical, whatever the order and unknown keys', () => {
    const pair = fc.constantFrom<[string, string]>(
      ['f.barva', 'zelena'],
      ['f.barva', 'cerna'],
      ['f.barva', 'modra'],
      ['f.delka', '10-25'],
      ['f.znacka', 'rosa'],
      ['skladem', '1'],
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const search = canonical(new URLSearchParams(pairs).toString());
        expect(canonical(search)).toBe(search);
        expect(canonical(new URLSearchParams(pairs.toReversed()).toString())).toBe(search);
      }),
    );
  });

  it('returns to the first page when a filter is removed', () => {
    const search = new URLSearchParams('f.barva=zelena&p=3&razeni=PriceSortASC');
    expect(withoutFilter('/hadice', search, [])).toBe('/hadice?razeni=PriceSortASC');
  });

  it.each([
    ['f.barva=x', true],
    ['cena.od=', true],
    ['skladem=1', true],
    ['razeni=PriceSortASC&p=2', false],
    ['cenami=1', false],
  ])('%s filters: %s', (search, expected) => {
    expect(isFiltered(new URLSearchParams(search))).toBe(expected);
  });
});
