import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatVisitedProducts,
  parseVisitedProducts,
  visitedIdsOf,
  visitedProductsAddress,
  withVisitedProduct,
} from './visited-products';

const most = 8;

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
  ])('knows none from %j', (text) => {
    expect(parseVisitedProducts(text, most)).toEqual([]);
  });

  it('leaves out what is no id, and what stands there twice', () => {
    const text = '{"version":1,"ids":["p-1","<script>","","p-1","p-2","p 3"]}';
    expect(parseVisitedProducts(text, most)).toEqual(['p-1', 'p-2']);
  });

  it('the newest stand first, each once, no more than are kept, and are read as they were written', () => {
    const ids = fc.integer({ min: 1, max: 12 }).map((number) => `p-${number}`);
    fc.assert(
      fc.property(fc.array(ids), (visits) => {
        const kept = visits.reduce<readonly string[]>((ids, id) => withVisitedProduct(ids, id, most), []);
        const newest = [...new Set([...visits].reverse())].slice(0, most);
        expect(kept).toEqual(newest);
        expect(parseVisitedProducts(formatVisitedProducts(kept), most)).toEqual(kept);
        expect(visitedIdsOf(new URL(visitedProductsAddress(kept), 'http://shop').searchParams, most)).toEqual(kept);
      }),
    );
  });

  it('asks for no more than are kept, whatever an address says', () => {
    const query = new URLSearchParams(Array.from({ length: 100 }, (_, at) => ['id', `p-${at}`]));
    expect(visitedIdsOf(query, most)).toHaveLength(most);
    expect(visitedIdsOf(new URLSearchParams('id=p-1,p-2&id=../x&ids=p-3'), most)).toEqual([]);
  });
});
