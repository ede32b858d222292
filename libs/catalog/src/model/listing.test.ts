import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64Url } from './listing';
import { sortedPath, sortOf } from './sort';

describe('toBase64Url', () => {
  it('is what any base64url reader reads back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const encoded = toBase64Url(text);
        expect(encoded).toMatch(/^[\w-]*$/);
        expect(Buffer.from(encoded, 'base64url').toString('utf8')).toBe(text);
      }),
    );
  });
});

describe('order of a listing', () => {
  const offered = ['DefaultSort', 'PriceSortASC'] as const;

  it.each([
    ['', 'DefaultSort'],
    ['razeni=PriceSortASC', 'PriceSortASC'],
    ['razeni=PriceSortDESC', 'DefaultSort'],
    ['razeni=nonsense', 'DefaultSort'],
  ])('%j asks for %s', (query, sort) => {
    expect(sortOf(new URLSearchParams(query), offered, 'DefaultSort')).toBe(sort);
  });

  it('stands in the address only when it is not the default one', () => {
    expect(sortedPath('/hadice', 'PriceSortASC', 'DefaultSort')).toBe('/hadice?razeni=PriceSortASC');
    expect(sortedPath('/hadice', 'DefaultSort', 'DefaultSort')).toBe('/hadice');
  });
});
