import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWireProduct, aWireVariant } from '../../testing/a-wire-product';
import { productResponse } from './product-response';

const parse = (changes: Record<string, unknown> = {}) => v.parse(productResponse, aWireProduct(changes));

describe('product response', () => {
  it('becomes a product', () => {
    expect(parse()).toMatchObject({
      id: 'p-hadice-flexi',
      code: '10023',
      pictures: [{ fileKey: 'hose-green-01' }, { fileKey: 'hose-green-02' }],
      tags: [{ text: 'Novinka', isInCatalog: true, isInContent: false }],
      freeShipperIds: expect.arrayContaining([expect.any(String)]),
      nPlusOneOffers: ['3+1 zdarma'],
      alternativeIds: ['p-jina'],
      parameters: [{ id: 'par-length', numbers: [20], values: [] }],
      endText: [],
    });
  });

  it('has variants with prices in minor units', () => {
    expect(parse().variants[0]).toEqual({
      id: 'v-20',
      name: 'Zelená, 20\u00a0m',
      warehouses: [{ warehouseId: 'w-praha', pieces: 5 }],
      fullname: 'Zahradní hadice Flexi – zelená, 20\u00a0m',
      code: '10023-1',
      ean: '8590000000017',
      unit: 'ks',
      picture: { fileKey: 'hose-green-01', alt: 'Zelená hadice' },
      stock: {
        isChecked: true,
        pieces: 12,
        isAvailable: true,
        isInStock: true,
        text: 'Skladem',
        soldOutText: 'Na dotaz',
        delayDays: 0,
      },
      limits: { min: 1, max: null, step: 1 },
      price: {
        current: { withTaxMinor: 49_900, withoutTaxMinor: 41_240 },
        original: { withTaxMinor: 59_900, withoutTaxMinor: 49_504 },
        discountPercent: 17,
        lowestIn30DaysMinor: 54_900,
        quantityPrices: [{ amountFrom: 10, price: { withTaxMinor: 44_900, withoutTaxMinor: 37_107 } }],
        measure: { perUnit: 'm', withTaxMinor: 2_495 },
      },
      credits: null,
      parameters: [{ id: 'par-color', numbers: [], values: [{ id: 'pv-green', title: 'Zelená' }] }],
      storageDates: [{ id: 'lot-1', date: '2027-03-31', amount: 12 }],
    });
  });

  it.each([
    ['none in the currency', { unitWithTax: null, unitWithoutTax: null }],
    ['zero', { unitWithTax: 0, unitWithoutTax: 0 }],
  ])('has no price when it is %s', (_, changes) => {
    const { prices } = aWireVariant();
    const variants = [aWireVariant({ prices: { ...prices, ...changes } })];
    expect(parse({ variants }).variants[0].price).toBeNull();
  });

  it('has no original price outside of a discount', () => {
    const variants = [aWireVariant({ prices: { ...aWireVariant().prices, inDiscount: false } })];
    expect(parse({ variants }).variants[0].price).toMatchObject({ original: null, discountPercent: null });
  });

  it('is invalid without a variant', () => {
    expect(v.is(productResponse, aWireProduct({ variants: [] }))).toBe(false);
  });

  it('may have unknown fields', () => {
    const names = fc.string().map((name) => `x-${name}`);
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), (extra) => {
        expect(parse({ ...extra, variants: [aWireVariant(extra)] })).toEqual(parse());
      }),
    );
  });
});
