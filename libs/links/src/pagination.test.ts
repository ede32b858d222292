import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageIndex, withPage } from './pagination';
import { requestedPage } from './pagination.server';

describe('withPage', () => {
  it.each([
    ['/zahrada', 1, '/zahrada'],
    ['/zahrada', 2, '/zahrada?p=2'],
    ['/zahrada?p=5', 1, '/zahrada'],
    ['/zahrada?p=5&razeni=PriceSortASC', 2, '/zahrada?p=2&razeni=PriceSortASC'],
    ['/zahrada?razeni=PriceSortASC#produkty', 3, '/zahrada?razeni=PriceSortASC&p=3#produkty'],
    ['?razeni=PriceSortASC', 2, '?razeni=PriceSortASC&p=2'],
    ['?p=2', 1, '?'],
    ['/hledat?q=a%20b+c&p=3', 4, '/hledat?q=a%20b+c&p=4'],
    ['/a?%70=3&b', 1, '/a?b'],
    ['//evil.example/a?p=1', 1, '/evil.example/a'],
  ])('%s on page %d is %s', (url, page, expected) => {
    expect(withPage(url, page)).toBe(expected);
  });

  it('is read back, and the first page is omitted', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.integer({ min: 1, max: 100_000 }), (path, query, page) => {
        fc.pre(!path.startsWith('//'));
        const url = new URL(withPage(`${path}?${query}`, page), 'https://own.invalid');
        expect(requestedPage({ url: url.href })).toBe(page);
        expect(url.searchParams.has('p')).toBe(page > 1);
      }),
    );
  });
});

describe('withPage and the rest of a query', () => {
  it('leaves every other byte unchanged', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.integer({ min: 2, max: 1000 }), (path, query, page) => {
        fc.pre(!path.startsWith('//') && path !== '' && !/(^|&)p(=|&|$)/.test(query) && !query.includes('%70'));
        const remaining = query.split('&').filter(Boolean).join('&');
        const clean = remaining === '' ? path : `${path}?${remaining}`;
        expect(withPage(withPage(clean, page), 1)).toBe(clean);
        expect(withPage(clean, page)).toBe(`${clean}${remaining === '' ? '?' : '&'}p=${page}`);
      }),
    );
  });
});

describe('pageIndex', () => {
  it('counts from 0', () => {
    expect([1, 2, 50].map(pageIndex)).toEqual([0, 1, 49]);
  });
});
