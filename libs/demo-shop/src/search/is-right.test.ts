import { describe, expect, it } from 'vitest';
import { isRight } from './is-right';
import type { CatalogIndex } from './catalog-index';
import { type Answer, byHand } from './shopper-query';

const catalog: CatalogIndex = {
  products: new Map([
    [
      'p-hose',
      {
        name: 'Zahradní hadice Zdroj',
        brandId: 'b-rosa',
        categoryIds: ['c-hadice', 'c-zahrada'],
        codes: ['ZV-1', '8590000000017'],
        sizes: ['20m', 'zelená', '8bar'],
        prices: { cs: [399, 799], sk: [16] },
      },
    ],
  ]),
  idsByName: new Map([
    ['rosa', new Set(['b-rosa'])],
    ['b-rosa', new Set(['b-rosa'])],
  ]),
};

const found = { productIds: ['p-hose'], names: new Set(['mi-1', 'rosa']) };
const isRightFor = (answer: Answer, { productIds, names } = found) =>
  isRight(byHand('text', 'cs', 'hadice', answer), { productIds, names }, catalog);

describe('isRight', () => {
  it.each<[what: string, answer: Answer, expected: boolean]>([
    ['a product by everything', { product: { named: ['Zahradní hadice'], brands: ['b-rosa'], size: '20 m' } }, true],
    ['a product by a number of it', { product: { categories: ['c-zahrada'], size: '8 bar' } }, true],
    ['a product of another brand', { product: { named: ['Zahradní hadice'], brands: ['b-humna'] } }, false],
    ['a product without the size', { product: { named: ['Zahradní hadice'], size: '50 m' } }, false],
    ['the beginning of an EAN', { product: { codes: ['859000'] } }, true],
    ['a page by its address', { links: ['b-rosa'] }, true],
    ['a page that is not found', { links: ['doprava'] }, false],
    ['a variant within the price', { product: { brands: ['b-rosa'] }, price: { to: 400 } }, true],
    ['every variant above the price', { product: { brands: ['b-rosa'] }, price: { to: 300 } }, false],
    ['nothing where something is found', { nothing: true }, false],
  ])('%s: %s', (_, answer, expected) => {
    expect(isRightFor(answer)).toBe(expected);
  });

  it('takes nothing for an answer where the shop has none', () => {
    expect(isRightFor({ nothing: true }, { productIds: [], names: new Set() })).toBe(true);
    expect(isRightFor({ links: ['b-rosa'] }, { productIds: [], names: new Set() })).toBe(false);
  });
});
