import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestedPage, totalPagesFor } from './pagination.server';

function requestedPageResult(path: string): unknown {
  try {
    return requestedPage({ url: `https://shop.example${path}` });
  } catch (thrown) {
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('Location')] : thrown;
  }
}

describe('requestedPage', () => {
  it.each([
    ['/zahrada', 1],
    ['/zahrada?p=2', 2],
    ['/zahrada?p=100000', 100_000],
    ['/zahrada?p=100001', [404, null]],
    ['/zahrada?p=99999999999999999999', [404, null]],
    ['/zahrada?p=1', [301, '/zahrada']],
    ['/zahrada?p=1&razeni=PriceSortASC', [301, '/zahrada?razeni=PriceSortASC']],
    ['/zahrada?p=0', [301, '/zahrada']],
    ['/zahrada?p=-3', [301, '/zahrada']],
    ['/zahrada?p=02', [301, '/zahrada']],
    ['/zahrada?p=2.5', [301, '/zahrada']],
    ['/zahrada?p=1e3', [301, '/zahrada']],
    ['/zahrada?p=abc', [301, '/zahrada']],
    ['/zahrada?p=', [301, '/zahrada']],
    ['//evil.example/x?p=1', [301, '/evil.example/x']],
  ])('%s → %j', (path, expected) => {
    expect(requestedPageResult(path)).toEqual(expected);
  });
});

describe('totalPagesFor', () => {
  it('has a first page even without entries, and the last page has the rest', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 200 }), (total, perPage) => {
        const pages = totalPagesFor(1, { total, perPage });
        expect(pages).toBeGreaterThanOrEqual(1);
        expect(pages * perPage).toBeGreaterThanOrEqual(total);
        if (total > 0) expect((pages - 1) * perPage).toBeLessThan(total);
      }),
    );
  });

  it('responds 404 past the end', () => {
    expect(totalPagesFor(3, { total: 41, perPage: 20 })).toBe(3);
    expect(() => totalPagesFor(4, { total: 41, perPage: 20 })).toThrow(expect.objectContaining({ status: 404 }));
    expect(() => totalPagesFor(2, { total: 0, perPage: 20 })).toThrow(expect.objectContaining({ status: 404 }));
  });
});
