import { expect, it } from 'vitest';
import { parseSuggestedOffersQuery, suggestedOffersUrl } from './suggested-offers';

const parse = (address: string) => parseSuggestedOffersQuery(new URL(address, 'https://obchod.cz').searchParams, 2);

it('an address holds products and the variants that the query names', () => {
  const address = suggestedOffersUrl([
    { id: 'p-1', variantId: null },
    { id: 'p-2', variantId: 'pv-2' },
  ]);
  expect(address).toBe('/ceny-navrhu?id=p-1&id=p-2&variant=pv-2');
  expect(parse(address)).toEqual({ productIds: ['p-1', 'p-2'], variantIds: new Set(['pv-2']) });
});

it('invalid ids and more of them than are suggested are left out', () => {
  expect(parse('/ceny-navrhu?id=../etc&id=p-1&id=p-1&id=p-2&id=p-3&variant=A,B')).toEqual({
    productIds: ['p-1', 'p-2'],
    variantIds: new Set(),
  });
});
