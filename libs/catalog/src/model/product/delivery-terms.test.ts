import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPrice, aProduct, aSoldOutVariant, aTaxedPrice, aVariant } from '../../testing/a-product';
import { deliveryTerms } from './delivery-terms';
import { canBeBought } from './product';

const variants = fc
  .record({
    priceMinor: fc.option(fc.integer({ min: 1, max: 300_000 })),
    stepMinor: fc.integer({ min: 1, max: 300_000 }),
    stepFrom: fc.integer({ min: 2, max: 5 }),
    min: fc.integer({ min: 1, max: 6 }),
    pieces: fc.nat(3),
    isChecked: fc.boolean(),
    isInStock: fc.boolean(),
    delayDays: fc.nat(3),
  })
  .map(({ priceMinor, stepMinor, stepFrom, min, pieces, isChecked, isInStock, delayDays }) => {
    const quantityPrices = [{ amountFrom: stepFrom, price: aTaxedPrice(stepMinor) }];
    const isAvailable = !isChecked || pieces > 0;
    const { stock } = aVariant();
    return aVariant({
      price: priceMinor === null ? null : aPrice({ current: aTaxedPrice(priceMinor), quantityPrices }),
      limits: { min, max: null, step: 1 },
      stock: { ...stock, isChecked, pieces, isAvailable, isInStock: isChecked ? pieces > 0 : isInStock, delayDays },
    });
  });

describe('terms of delivery', () => {
  it('by property: nothing is promised that the cart would not keep', () => {
    const thresholds = fc.option(fc.integer({ min: 1, max: 500_000 }));
    fc.assert(
      fc.property(variants, thresholds, fc.boolean(), fc.boolean(), (variant, threshold, badge, isSaleable) => {
        const product = aProduct({ isSaleable });
        const isBuyable = canBeBought(product, variant);
        const shared = { variant, canBeBought: isBuyable, freeShippingAtMinor: threshold };
        const terms = deliveryTerms({ ...shared, hasFreeShippingBadge: badge });
        expect(terms !== null).toBe(isBuyable);
        if (terms === null || variant.price === null) return;
        const { price, limits, stock } = variant;
        expect(terms.isSentAtOnce).toBe(stock.isInStock && stock.delayDays === 0);
        const [step] = price.quantityPrices;
        const unit =
          step !== undefined && limits.min >= step.amountFrom
            ? Math.min(price.current.withTaxMinor, step.price.withTaxMinor)
            : price.current.withTaxMinor;
        const isFree = threshold !== null && unit * limits.min >= threshold;
        expect(terms.free?.kind === 'always').toBe(isFree && !badge);
        expect(terms.free?.kind === 'from').toBe(!isFree && threshold !== null && !badge);
      }),
    );
  });

  const inStock = { variant: aVariant(), canBeBought: true, freeShippingAtMinor: 150_000, hasFreeShippingBadge: false };

  it.each([
    ['from stock', {}, { isSentAtOnce: true, free: { kind: 'from', minor: 150_000 } }],
    ['from the price of one piece', { freeShippingAtMinor: 49_900 }, { isSentAtOnce: true, free: { kind: 'always' } }],
    ['said by the badge', { hasFreeShippingBadge: true }, { isSentAtOnce: true, free: null }],
    ['never free', { freeShippingAtMinor: null }, { isSentAtOnce: true, free: null }],
    ['sold out', { variant: aSoldOutVariant(), canBeBought: false }, null],
  ])('%s', (_, changes, expected) => {
    expect(deliveryTerms({ ...inStock, ...changes })).toEqual(expected);
  });

  it('of what is made to order or delayed are not those of the shop', () => {
    const { stock } = aVariant();
    for (const changes of [{ isChecked: false, isInStock: false }, { delayDays: 5 }]) {
      const variant = aVariant({ stock: { ...stock, ...changes } });
      expect(deliveryTerms({ ...inStock, variant })?.isSentAtOnce).toBe(false);
    }
  });
});
