import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSoldOutVariant, aVariant } from '../../testing/a-product';
import { activeVariant } from './active-variant';
import type { Variant } from '../product/product';

const green = aVariant({ id: 'v-green' });
const red = aVariant({ id: 'v-red' });
const soldOut = aSoldOutVariant({ id: 'v-sold' });

describe('activeVariant', () => {
  it('is the selected one, else the default, else the first', () => {
    expect(activeVariant([green, red], 'v-green', 'v-red')).toBe(red);
    expect(activeVariant([green, red], 'v-red')).toBe(red);
    expect(activeVariant([green, red], 'v-red', 'v-unknown')).toBe(red);
    expect(activeVariant([green, red], 'v-gone')).toBe(green);
  });

  it('falls back to the first one in stock when it is sold out', () => {
    expect(activeVariant([soldOut, green, red], 'v-sold', 'v-sold')).toBe(green);
  });

  it('falls back to what is made to order when nothing is in stock', () => {
    const onOrder = aVariant({
      id: 'v-order',
      stock: { ...green.stock, isChecked: false, pieces: 0, isInStock: false },
    });
    expect(activeVariant([soldOut, aSoldOutVariant({ id: 'v-too' }), onOrder], 'v-sold')).toBe(onOrder);
    expect(activeVariant([soldOut, onOrder, red], 'v-sold')).toBe(red);
  });

  it('stays when it can be ordered without stock, or when all others are sold out', () => {
    const onOrder = aVariant({
      id: 'v-order',
      stock: { ...green.stock, isChecked: false, pieces: 0, isInStock: false },
    });
    expect(activeVariant([onOrder, red], 'v-order')).toBe(onOrder);
    expect(activeVariant([soldOut, aSoldOutVariant({ id: 'v-too' })], 'v-sold')).toBe(soldOut);
  });

  const variants = fc
    .array(fc.record({ isInStock: fc.boolean(), isAvailable: fc.boolean() }), { minLength: 1, maxLength: 6 })
    .map((stocks) => stocks.map((stock, index) => aVariant({ id: `v-${index}`, stock: { ...green.stock, ...stock } })));

  it('is never unavailable while another one can be bought', () => {
    fc.assert(
      fc.property(variants, fc.nat(6), ([first, ...rest], chosen) => {
        if (first === undefined) return;
        const all: [Variant, ...Variant[]] = [first, ...rest];
        const active = activeVariant(all, 'v-0', `v-${chosen}`);
        const isSomethingLeft = all.some(({ stock }) => stock.isAvailable);
        expect(all).toContain(active);
        expect(active.stock.isAvailable).toBe(isSomethingLeft);
      }),
    );
  });
});
