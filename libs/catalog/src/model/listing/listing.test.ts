import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeScope, toBase64Url } from './listing';
import { sortedPath, parseSort } from './sort';

describe('toBase64Url', () => {
  it('is decoded by any base64url decoder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const encoded = toBase64Url(text);
        expect(encoded).toMatch(/^[\w-]*$/);
        expect(Buffer.from(encoded, 'base64url').toString('utf8')).toBe(text);
      }),
    );
  });
});

describe('encodeScope', () => {
  const wire = { category: 'c-hadice', sort: 'DefaultSort', page: 1, perPage: 21 } as const;
  const scope = { ...wire, withTax: true };
  const decoded = (encoded: string): unknown => JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8'));

  it('encodes filters for the listing call, without open ends', () => {
    const filters = [
      { name: 'parameters', id: 'par-color', kind: 'values', ids: ['pv-green'] },
      { name: 'parameters', id: 'par-length', kind: 'range', bounds: { from: 10, to: null } },
      { name: 'brands', id: '', kind: 'values', ids: ['b-rosa'] },
      { name: 'price', id: '', kind: 'range', bounds: { from: null, to: 500 } },
      { name: 'available', id: '', kind: 'switch' },
    ] as const;
    expect(decoded(encodeScope({ ...scope, filters }))).toEqual({
      ...wire,
      filters: { 'par-color': ['pv-green'], 'par-length': { from: 10 } },
      brands: ['b-rosa'],
      tags: [],
      price: { to: 500 },
      availability: true,
    });
  });

  it('sends filters of our own only where they are selected', () => {
    const filters = [
      { name: 'branches', id: '', kind: 'values', ids: ['br-karlin'] },
      { name: 'ratings', id: '', kind: 'values', ids: ['4'] },
    ] as const;
    expect(decoded(encodeScope({ ...scope, filters }))).toMatchObject({ branches: ['br-karlin'], ratings: ['4'] });
    expect(decoded(encodeScope({ ...scope, filters: [] }))).not.toHaveProperty('branches');
  });

  it('omits filters where there are none', () => {
    expect(decoded(encodeScope(scope))).toEqual(wire);
  });

  it('asks for prices without tax only where they are displayed', () => {
    expect(decoded(encodeScope({ ...scope, withTax: false }))).toEqual({ ...wire, withTax: false });
  });
});

describe('order of a listing', () => {
  const offered = ['DefaultSort', 'PriceSortASC'] as const;

  it.each([
    ['', 'DefaultSort'],
    ['razeni=PriceSortASC', 'PriceSortASC'],
    ['razeni=PriceSortDESC', 'DefaultSort'],
    ['razeni=nonsense', 'DefaultSort'],
  ])('%j requests %s', (query, sort) => {
    expect(parseSort(new URLSearchParams(query), offered, 'DefaultSort')).toBe(sort);
  });

  it('is in the address only when it is not the default one', () => {
    const listing = new URL('http://shop.example/hadice?p=3&razeni=MostSoldSort');
    expect(sortedPath(listing, 'PriceSortASC', 'DefaultSort')).toBe('/hadice?razeni=PriceSortASC');
    expect(sortedPath(listing, 'DefaultSort', 'DefaultSort')).toBe('/hadice');
  });

  it('keeps the filters', () => {
    const filtered = new URL('http://shop.example/hadice?f.barva=zelena&p=2');
    expect(sortedPath(filtered, 'PriceSortASC', 'DefaultSort')).toBe('/hadice?f.barva=zelena&razeni=PriceSortASC');
  });
});
