import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf, withPage } from './pagination';

describe('withPage', () => {
  it.each([
    ['/zahrada', 1, '/zahrada'],
    ['/zahrada', 2, '/zahrada?p=2'],
    ['/zahrada?p=5', 1, '/zahrada'],
    ['/zahrada?p=5&razeni=PriceSortASC', 2, '/zahrada?p=2&razeni=PriceSortASC'],
    ['/zahrada?razeni=PriceSortASC#produkty', 3, '/zahrada?razeni=PriceSortASC&p=3#produkty'],
    ['?razeni=PriceSortASC', 2, '?razeni=PriceSortASC&p=2'],
    ['?p=2', 1, '?'],
  ])('%s on page %d is %s', (url, page, expected) => {
    expect(withPage(url, page)).toBe(expected);
  });

  it('is read back, and the first page leaves no trace', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.integer({ min: 1, max: 100_000 }), (path, query, page) => {
        fc.pre(!path.startsWith('//'));
        const search = new URL(withPage(`${path}?${query}`, page), 'https://own.invalid').searchParams;
        expect(pageOf(search)).toBe(page);
        expect(search.has('p')).toBe(page > 1);
      }),
    );
  });
});

describe('pageOf', () => {
  it.each([
    ['', 1],
    ['p=2', 2],
    ['p=50', 50],
    ['p=1', null],
    ['p=0', null],
    ['p=-3', null],
    ['p=02', null],
    ['p=2.5', null],
    ['p=1e3', null],
    ['p=abc', null],
    ['p=', null],
    ['p=99999999999999999999', null],
  ])('reads %j as %j', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});
