import { expect, it } from 'vitest';
import { collectBlockReferences } from './block-references';
import type { ContentBlock } from './content-block';

const blockBase = { id: 'b', title: null, ground: null, button: null };

it('collects each id once, rows included', () => {
  const products = (...productIds: string[]): ContentBlock => ({ ...blockBase, kind: 'products', productIds });
  const categories: ContentBlock = { ...blockBase, kind: 'categories', categoryIds: ['c-1', 'vc-2', 'c-1'] };
  const brands: ContentBlock = { ...blockBase, kind: 'brands', brandIds: ['b-rosa', 'b-rosa'] };
  const row: ContentBlock = { ...blockBase, kind: 'row', blocks: [products('p-2', 'p-3'), categories, brands] };
  expect(collectBlockReferences([products('p-1', 'p-2'), row])).toEqual({
    productIds: ['p-1', 'p-2', 'p-3'],
    categoryIds: ['c-1', 'vc-2'],
    brandIds: ['b-rosa'],
  });
});
