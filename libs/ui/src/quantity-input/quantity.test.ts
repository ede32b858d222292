import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeTyped, clampQuantity, parseQuantity, toQuantityText, stepQuantity } from './quantity';

describe('parseQuantity', () => {
  it.each([
    ['3', 0, 3],
    ['00', 0, 0],
    ['007', 0, 7],
    [' 12 ', 0, 12],
    ['1,5', 1, 1.5],
    ['1.5', 1, 1.5],
    ['1,', 1, 1],
    ['1,', 0, null],
    ['1,5', 0, null],
    ['1,55', 1, null],
    ['', 0, null],
    ['-1', 0, null],
    ['1e3', 0, null],
    ['1.2.3', 2, null],
  ])('parses %j with %i decimals as %j', (text, decimals, quantity) => {
    expect(parseQuantity(text, { decimals })).toBe(quantity);
  });

  it('parses its own formatted output', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 3 }), (whole, decimals) => {
        const quantity = whole / 10 ** decimals;
        expect(parseQuantity(toQuantityText(quantity, { decimals }), { decimals })).toBeCloseTo(quantity, decimals);
      }),
    );
  });
});

describe('normalizeTyped', () => {
  it.each([
    ['1,5', '1.5'],
    ['00', '0'],
    ['0,5', '0.5'],
    ['100', '100'],
  ])('turns %j into %j', (typed, visible) => {
    expect(normalizeTyped(typed)).toBe(visible);
  });
});

describe('clampQuantity', () => {
  it('has no upper limit where there is none', () => {
    expect(clampQuantity(1e9, { min: 0, max: null })).toBe(1e9);
  });

  it('keeps within the limits', () => {
    expect(clampQuantity(1, { min: 2, max: 5 })).toBe(2);
    expect(clampQuantity(9, { min: 2, max: 5 })).toBe(5);
  });
});

describe('stepQuantity', () => {
  const noLimits = { min: 0, max: null, step: 1, decimals: 0 };

  it.each([
    [1, 1, { min: 1 }, 2],
    [1, -1, { min: 1 }, 1],
    [4, 1, { min: 2, step: 3 }, 5],
    [4, -1, { min: 2, step: 3 }, 2],
    [1.5, 1, { step: 0.1, decimals: 1 }, 1.6],
    [0.3, -1, { step: 0.1, decimals: 1 }, 0.2],
    [9, 1, { max: 9 }, 9],
  ] as const)('from %d in direction %d with %j comes to %d', (quantity, direction, limits, next) => {
    expect(stepQuantity(quantity, direction, { ...noLimits, ...limits })).toBe(next);
  });

  it('returns to the same value by a step up and a step down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 20 }), (count, step) => {
        const start = count * step;
        const limits = { ...noLimits, step };
        expect(stepQuantity(stepQuantity(start, 1, limits), -1, limits)).toBe(start);
      }),
    );
  });
});
