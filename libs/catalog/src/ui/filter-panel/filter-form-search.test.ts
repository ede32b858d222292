import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterEntries, parseFilters, withFilters } from '../../model/listing/filter-address';
import { someFacets } from '../../testing/some-facets';
import { filterFormSearch } from './filter-form-search';

function aForm(pairs: readonly (readonly [string, string])[]): FormData {
  const fields = new FormData();
  for (const [name, value] of pairs) fields.append(name, value);
  return fields;
}

const facets = someFacets();

/** The address to which the server would redirect the form as a browser submits it. */
function canonicalSearch(pairs: readonly (readonly [string, string])[]): string {
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, value]));
  return withFilters(search, filterEntries(parseFilters(search, facets), facets));
}

describe('filterFormSearch', () => {
  it('leaves empty fields out, and sends a range as one value', () => {
    const pairs = [
      ['f.barva', 'zelena'],
      ['cena.od', ''],
      ['cena.do', '1 500'],
      ['f.delka.od', ''],
      ['f.delka.do', ''],
    ] as const;
    expect(filterFormSearch(aForm(pairs))).toEqual({ search: '?cena=-1500&f.barva=zelena', isValid: true });
  });

  it('is empty where all fields are', () => {
    expect(filterFormSearch(aForm([['cena.od', '']])).search).toBe('');
  });

  it('submits invalid input as it is', () => {
    const pairs = [
      ['f.barva', 'zelena'],
      ['cena.od', 'abc'],
    ] as const;
    expect(filterFormSearch(aForm(pairs))).toEqual({ search: '?f.barva=zelena&cena.od=abc', isValid: false });
  });

  it('is the canonical address, so that no choice is redirected', () => {
    const bound = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 99_999 }).map(String), fc.constant('7,5'));
    const range = (key: string) =>
      fc.tuple(bound, bound).map(([from, to]) => {
        const isReversed = from !== '' && to !== '' && Number(from.replace(',', '.')) > Number(to.replace(',', '.'));
        const [low, high] = isReversed ? [to, from] : [from, to];
        return [[`${key}.od`, low] as const, [`${key}.do`, high] as const];
      });
    const values = fc.shuffledSubarray([
      ['skladem', '1'],
      ['f.znacka', 'rosa'],
      ['f.barva', 'zelena'],
      ['f.barva', 'cerna'],
    ] as const);
    const sort = fc.constantFrom([], [['razeni', 'PriceSortASC'] as const]);
    fc.assert(
      fc.property(sort, values, range('cena'), range('f.delka'), (...parts) => {
        const pairs = parts.flat();
        expect(filterFormSearch(aForm(pairs)).search).toBe(canonicalSearch(pairs));
      }),
    );
  });
});
