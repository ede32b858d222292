import { expect, it } from 'vitest';
import { aPrice, aTaxedPrice } from '../../testing/a-product';
import { toDisplayPrice } from './display-price';

const price = aPrice({ original: aTaxedPrice(59_900), discountPercent: 17, lowestIn30DaysMinor: 54_900 });

it('is with tax or without, by the shopper’s preference', () => {
  expect(toDisplayPrice(price, true)).toEqual({
    amountMinor: 49_900,
    discount: { originalMinor: 59_900, percent: 17, lowestIn30DaysMinor: 54_900 },
    measure: null,
  });
  expect(toDisplayPrice(price, false)).toMatchObject({ amountMinor: 41_240, discount: { originalMinor: 49_504 } });
});

it('has no discount where there is none', () => {
  expect(toDisplayPrice(aPrice(), true).discount).toBeNull();
});
