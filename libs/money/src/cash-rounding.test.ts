import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashRounding } from './cash-rounding';

describe('cashRounding', () => {
  it.each([
    ['whole crowns stay', 37_400, 100, 0],
    ['to the nearest crown, up', 37_461, 100, 39],
    ['and down', 37_449, 100, -49],
    ['half a crown up', 37_450, 100, 50],
    ['less than half a crown to nothing', 49, 100, -49],
    ['cents to five, down', 1_442, 5, -2],
    ['and up', 1_443, 5, 2],
    ['a cent to five', 1, 5, 4],
    ['two cents to five', 2, 5, 3],
    ['not at all', 37_461, null, 0],
    ['nothing', 0, 5, 0],
  ])('rounds %s', (_, amountMinor, stepMinor, rounding) => {
    expect(cashRounding(amountMinor, stepMinor)).toBe(rounding);
  });

  it('gives what can be paid by coins of the step, at most half of it away unless that were nothing', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.constantFrom(5, 10, 100), (amountMinor, stepMinor) => {
        const rounding = cashRounding(amountMinor, stepMinor);
        expect((amountMinor + rounding) % stepMinor).toBe(0);
        expect(amountMinor + rounding).toBeGreaterThanOrEqual(0);
        if (2 * amountMinor >= stepMinor) expect(Math.abs(rounding)).toBeLessThanOrEqual(stepMinor / 2);
        // What is rounded already stays.
        expect(cashRounding(amountMinor + rounding, stepMinor)).toBe(0);
      }),
    );
  });
});
