import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aWireCart, aWireCartItem, aWireShoppable } from '../testing/a-wire-cart';
import { piecesInCart } from './cart';
import { cartResponse } from './cart-response';

const parse = (wire: unknown) => v.parse(cartResponse, wire);

describe('a cart on the wire', () => {
  it('is parsed to lines with prices in minor units', () => {
    const cart = parse(aWireCart());
    expect(cart).toMatchObject({
      id: 'cart-1',
      currencyCode: 'CZK',
      limitValueMinor: 99_800,
      freeShippingAtMinor: 150_000,
      totals: {
        total: { withTaxMinor: 99_800, withoutTaxMinor: 82_479 },
        original: { withTaxMinor: 119_800, withoutTaxMinor: 99_008 },
      },
    });
    expect(cart.lines).toEqual([
      {
        id: 'ci-1',
        parentId: null,
        productId: 'p-hadice-flexi',
        variantId: 'v-hadice-flexi-20',
        slug: 'zahradni-hadice-flexi',
        name: 'Zahradní hadice Flexi',
        variantName: 'Zelená, 20\u00a0m',
        code: '10023-1',
        brandName: 'Rosa',
        categoryName: 'Zahrada | Zavlažování | Hadice',
        picture: { fileKey: 'hose-green-01', alt: 'Zelená zahradní hadice' },
        unit: 'ks',
        amount: 2,
        freeAmount: 0,
        multiplier: 1,
        isSaleable: true,
        limits: { min: 1, max: null, step: 1 },
        stock: {
          isChecked: true,
          pieces: 12,
          isAvailable: true,
          text: 'Skladem',
          soldOutText: 'Na dotaz',
          delayDays: 0,
        },
        warehouses: [{ id: 'w-praha', pieces: 12 }],
        unitPrice: { withTaxMinor: 49_900, withoutTaxMinor: 41_240 },
        total: { withTaxMinor: 99_800, withoutTaxMinor: 82_479 },
        credits: null,
        quote: null,
      },
    ]);
  });

  it('says of a line that it is not sold', () => {
    const shoppable = aWireShoppable({ isAvailable: false, soldAvailabilityCode: 'not_saleable' });
    const { lines } = parse(aWireCart({ items: [aWireCartItem({ shoppable })] }));
    expect(lines.map(({ isSaleable }) => isSaleable)).toEqual([false]);
  });

  it('has lines bought for loyalty credits', () => {
    const paid = { unitWithTax: 0, unitWithoutTax: 0, totalWithTax: 0, totalWithoutTax: 0 };
    const item = aWireCartItem({ prices: { ...paid, unitCredits: 150, totalCredits: 300 } });
    const wire = aWireCart();
    const cart = parse({ ...wire, items: [item], prices: { ...wire.prices, credits: 300 } });
    expect(cart.lines[0]).toMatchObject({ credits: { unit: 150, total: 300 }, total: { withTaxMinor: 0 } });
    expect(cart.totals.credits).toBe(300);
  });

  it('has the multiplier of products sold by the metre', () => {
    const variant = { id: 'v-1', content: { parameters: [{ entityId: 'par-meters', values: [0.1] }] } };
    expect(parse(aWireCart({ items: [aWireCartItem({ variant, amount: 25 })] })).lines[0]?.multiplier).toBe(0.1);
  });

  it.each(['product', 'shoppable', 'variant'])('lists a line without its %s for removal', (part) => {
    const cart = parse(aWireCart({ items: [aWireCartItem({ [part]: null }), aWireCartItem({ id: 'ci-2' })] }));
    expect(cart.invalidLineIds).toEqual(['ci-1']);
    expect(cart.lines.map(({ id }) => id)).toEqual(['ci-2']);
  });

  it('separates a discount without a product from the lines', () => {
    const discount = aWireCartItem({
      product: null,
      shoppable: null,
      variant: null,
      attributes: { discount: true },
      prices: { unitWithTax: -100, unitWithoutTax: -82.64, totalWithTax: -100, totalWithoutTax: -82.64 },
    });
    const cart = parse(aWireCart({ items: [discount] }));
    expect(cart.invalidLineIds).toEqual([]);
    expect(cart.discounts).toEqual([
      { id: 'ci-1', name: '', total: { withTaxMinor: -10_000, withoutTaxMinor: -8_264 } },
    ]);
  });

  it('is an empty cart without an id', () => {
    expect(parse(aWireCart({ id: null, items: [] }))).toMatchObject({ id: null, lines: [] });
  });

  it('ignores unknown fields', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.string().map((key) => `x-${key}`),
          fc.jsonValue(),
        ),
        (extra) => {
          expect(parse(aWireCart({ ...extra, items: [aWireCartItem(extra)] }))).toEqual(parse(aWireCart()));
        },
      ),
    );
  });
});

describe('piecesInCart', () => {
  it('counts pieces, and products sold by the metre once per line', () => {
    expect(
      piecesInCart([
        { amount: 3, multiplier: 1 },
        { amount: 25, multiplier: 0.1 },
      ]),
    ).toBe(4);
  });
});
