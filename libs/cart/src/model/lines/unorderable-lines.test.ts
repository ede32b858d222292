import { expect, it } from 'vitest';
import { aCartLine } from '../../testing/a-cart';
import { isOrderable, unorderableLines } from './unorderable-lines';

const stock = { ...aCartLine().stock, isChecked: true, isAvailable: true, pieces: 2 };
const inStock = aCartLine({ id: 'in-stock', amount: 2, stock });
const tooMany = aCartLine({ id: 'too-many', amount: 3, stock });
const soldOut = aCartLine({ id: 'sold-out', amount: 1, stock: { ...stock, pieces: 0, isAvailable: false } });
const notSold = aCartLine({ id: 'not-sold', isSaleable: false, stock });

it('what is not to be had cannot be ordered', () => {
  expect(unorderableLines([inStock, tooMany, soldOut, notSold])).toEqual([tooMany, soldOut, notSold]);
});

it.each([
  [[inStock], 20_000, true],
  [[inStock], 19_999, false],
  [[inStock, soldOut], 20_000, false],
])('an order needs all of the cart and the least value', (lines, limitValueMinor, expected) => {
  expect(isOrderable({ lines, limitValueMinor }, 20_000)).toBe(expected);
});
