import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampQuantity,
  formatQuantity,
  parseQuantity,
  quantityBounds,
  quantityDecimals,
  toAmount,
  toQuantity,
} from './quantity';

const multipliers = fc.constantFrom(1, 0.1, 0.5, 0.25, 0.01);

describe('a typed quantity', () => {
  it.each([
    ['3', 0, 3],
    ['00', 0, 0],
    [' 12 ', 0, 12],
    ['2,5', 1, 2.5],
    ['2.5', 1, 2.5],
    ['2,', 1, 2],
    ['2,5', 0, null],
    ['2,55', 1, null],
    ['-1', 0, null],
    ['1e3', 0, null],
    ['1.2.3', 1, null],
    ['.', 1, null],
    ['', 0, null],
    ['tři', 1, null],
  ])('%j with %i decimals is %j', (typed, decimals, quantity) => {
    expect(parseQuantity(typed, decimals)).toBe(quantity);
  });

  it('round-trips every quantity', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(3), (tenths, decimals) => {
        const quantity = tenths / 10 ** decimals;
        expect(parseQuantity(formatQuantity(quantity), decimals)).toBe(quantity);
      }),
    );
  });

  it('never parses a negative or unbounded number', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.nat(3), (typed, decimals) => {
        const quantity = parseQuantity(typed, decimals);
        expect(quantity === null || (Number.isFinite(quantity) && quantity >= 0)).toBe(true);
      }),
    );
  });
});

describe('quantity steps and metres', () => {
  it('shows amounts of a hose in metres', () => {
    expect(toQuantity(25, 0.1)).toBe(2.5);
    expect(toAmount(2.5, 0.1)).toBe(25);
    expect(quantityBounds({ min: 5, max: 300, step: 5 }, 0.1)).toEqual({ min: 0.5, max: 30, step: 0.5 });
  });

  it('round-trips the amount', () => {
    fc.assert(
      fc.property(fc.nat(100_000), multipliers, (amount, multiplier) => {
        expect(toAmount(toQuantity(amount, multiplier), multiplier)).toBe(amount);
      }),
    );
  });

  it('allows decimals for metres only', () => {
    expect(quantityDecimals(1, 1)).toBe(0);
    expect(quantityDecimals(0.1, 1)).toBe(1);
  });
});

describe('clamping', () => {
  const bounds = fc
    .record({ min: fc.nat(50), span: fc.option(fc.nat(100)), step: fc.constantFrom(1, 2, 5) })
    .map(({ min, span, step }) => ({ min, max: span === null ? null : min + span, step }));

  it('ends within the bounds, reports the violated one and is idempotent', () => {
    fc.assert(
      fc.property(fc.nat(1_000), bounds, (quantity, limits) => {
        const clamped = clampQuantity(quantity, limits);
        expect(clamped.quantity).toBeGreaterThanOrEqual(limits.min);
        expect(clamped.quantity).toBeLessThanOrEqual(limits.max ?? Infinity);
        expect(clamped.broken === null).toBe(clamped.quantity === quantity);
        expect(clampQuantity(clamped.quantity, limits)).toEqual({ quantity: clamped.quantity, broken: null });
      }),
    );
  });

  it('reports the bound', () => {
    const limits = { min: 2, max: 10, step: 1 };
    expect(clampQuantity(1, limits)).toEqual({ quantity: 2, broken: 'minimum' });
    expect(clampQuantity(11, limits)).toEqual({ quantity: 10, broken: 'maximum' });
  });
});
