import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, roundToStep } from './allowed-amount';

const pairs = { amountMin: 2, amountMax: 11, amountStep: 3 };

describe('amounts', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 5],
    [5, 5],
    [6, 8],
  ])('%i becomes %i in steps of three from two', (wanted, rounded) => {
    expect(roundToStep(wanted, pairs)).toBe(rounded);
  });

  it('names the limit that is exceeded', () => {
    expect(amountProblem(1, 1, pairs)).toEqual({ kind: 'belowMinimum', limit: 2 });
    expect(amountProblem(11, 11, pairs)).toBeNull();
    expect(amountProblem(14, 14, pairs)).toEqual({ kind: 'aboveMaximum', limit: 11 });
    expect(amountProblem(10, 10, { ...pairs, amountMax: 9 })).toEqual({ kind: 'aboveMaximum', limit: 8 });
    expect(amountProblem(999_998, 999_998, { ...pairs, amountMax: null })).toBeNull();
    expect(amountProblem(1_000_001, 1_000_001, { ...pairs, amountMax: null })).toEqual({
      kind: 'aboveMaximum',
      limit: 999_998,
    });
  });

  it('counts the maximum over all lines, the minimum in each', () => {
    expect(amountProblem(5, 10, pairs)).toBeNull();
    expect(amountProblem(5, 13, pairs)).toEqual({ kind: 'aboveMaximum', limit: 11 });
    expect(amountProblem(1, 6, pairs)).toEqual({ kind: 'belowMinimum', limit: 2 });
  });

  it('rounds up to the next step and stays there', () => {
    const rules = fc.record({
      amountMin: fc.integer({ min: 1, max: 50 }),
      amountStep: fc.integer({ min: 1, max: 50 }),
    });
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 10_000 }), (rule, wanted) => {
        const full = { ...rule, amountMax: null };
        const rounded = roundToStep(wanted, full);
        expect(rounded).toBeGreaterThanOrEqual(wanted);
        expect(rounded - wanted).toBeLessThan(rule.amountStep);
        expect(roundToStep(rounded, full)).toBe(rounded);
      }),
    );
  });
});
