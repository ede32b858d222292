import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPrice, aTaxedPrice } from '../../testing/a-product';
import { pricePerUnit } from './product-price';

describe('pricePerUnit', () => {
  it('is the price of a metre for products counted in tenths', () => {
    const price = aPrice({
      current: { withTaxMinor: 290, withoutTaxMinor: 240 },
      original: { withTaxMinor: 350, withoutTaxMinor: 289 },
      lowestIn30DaysMinor: 300,
      quantityPrices: [{ amountFrom: 100, price: { withTaxMinor: 250, withoutTaxMinor: 207 } }],
    });
    expect(pricePerUnit(price, 0.1)).toMatchObject({
      current: { withTaxMinor: 2900, withoutTaxMinor: 2400 },
      original: { withTaxMinor: 3500, withoutTaxMinor: 2890 },
      lowestIn30DaysMinor: 3000,
      quantityPrices: [{ amountFrom: 100, price: { withTaxMinor: 2500, withoutTaxMinor: 2070 } }],
    });
  });

  it('is unchanged for products sold by the piece', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (minor) => {
        const price = aPrice({ current: aTaxedPrice(minor) });
        expect(pricePerUnit(price, 1)).toEqual(price);
      }),
    );
  });
});
