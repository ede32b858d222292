import { expect, it } from 'vitest';
import type { ContentBlock } from '../blocks/content-block';
import { arrangeHomeBlocks } from './arrange-home-blocks';

const base = { title: null, ground: null, button: null };
const blocks: ContentBlock[] = [
  { ...base, id: 'text', kind: 'text', text: [] },
  { ...base, id: 'departments', kind: 'categories', categoryIds: ['c-zahrada'] },
  { ...base, id: 'news', kind: 'products', productIds: ['p-1'] },
  { ...base, id: 'popular', kind: 'categories', categoryIds: ['c-hadice'] },
];
const bestSellers = { title: 'Nejprodávanější', productIds: ['p-2', 'p-3'], button: null };
const noBestSellers = { ...bestSellers, productIds: [] };

const ids = (...[settings, products]: [{ startsWithCategories: boolean }, typeof bestSellers]) =>
  arrangeHomeBlocks(blocks, settings, products).map(({ id }) => id);

it('keeps the order of the editors', () => {
  expect(ids({ startsWithCategories: false }, noBestSellers)).toEqual(['text', 'departments', 'news', 'popular']);
});

it('puts categories first and the best-selling products after them', () => {
  expect(ids({ startsWithCategories: true }, bestSellers)).toEqual([
    'departments',
    'popular',
    'best-sellers',
    'text',
    'news',
  ]);
  expect(arrangeHomeBlocks(blocks, { startsWithCategories: true }, bestSellers)[2]).toMatchObject({
    kind: 'products',
    ...bestSellers,
  });
});

it('starts with the best-selling products where no block comes first, and leaves them out where there are none', () => {
  expect(ids({ startsWithCategories: false }, bestSellers)[0]).toBe('best-sellers');
  expect(ids({ startsWithCategories: true }, noBestSellers)).not.toContain('best-sellers');
});
