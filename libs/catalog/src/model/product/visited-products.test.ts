import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatVisitedProducts,
  parseVisitedProducts,
  parseVisitedIds,
  visitedProductsUrl,
  withVisitedProduct,
} from './visited-products';

const maxCount = 8;

describe('last visited products', () => {
  it.each([
    null,
    '',
    'no json',
    '[]',
    '["p-1"]',
    '{"ids":["p-1"]}',
    '{"version":0,"ids":["p-1"]}',
    '{"version":1,"ids":[1]}',
  ])('are none for %j', (text) => {
    expect(parseVisitedProducts(text, maxCount)).toEqual([]);
  });

  it('leaves out invalid and repeated ids', () => {
    const text = '{"version":1,"ids":["p-1","<script>","","p-1","p-2","p 3"]}';
    expect(parseVisitedProducts(text, maxCount)).toEqual(['p-1', 'p-2']);
  });

  it('has the newest first, each once, up to the limit, and parses what it formatted', () => {
    const ids = fc.integer({ min: 1, max: 12 }).map((number) => `p-${number}`);
    fc.assert(
      fc.property(fc.array(ids), (visits) => {
        const storedIds = visits.reduce<readonly string[]>((ids, id) => withVisitedProduct(ids, id, maxCount), []);
        const newest = [...new Set([...visits].reverse())].slice(0, maxCount);
        expect(storedIds).toEqual(newest);
        expect(parseVisitedProducts(formatVisitedProducts(storedIds), maxCount)).toEqual(storedIds);
        expect(parseVisitedIds(new URL(visitedProductsUrl(storedIds), 'http://shop').searchParams, maxCount)).toEqual(
          storedIds,
        );
      }),
    );
  });

  it('requests no more than the limit, whatever the address', () => {
    const query = new URLSearchParams(Array.from({ length: 100 }, (_, at) => ['id', `p-${at}`]));
    expect(parseVisitedIds(query, maxCount)).toHaveLength(maxCount);
    expect(parseVisitedIds(new URLSearchParams('id=p-1,p-2&id=../x&ids=p-3'), maxCount)).toEqual([]);
  });
});
