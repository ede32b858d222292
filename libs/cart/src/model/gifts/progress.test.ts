import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progressTowards } from './progress';

describe('progressTowards', () => {
  it('returns the remaining amount', () => {
    expect(progressTowards(99_800, 150_000)).toEqual({ percent: 66, remainingMinor: 50_200, isActive: false });
  });

  it('is reached by a coupon at any value', () => {
    expect(progressTowards(100, 150_000, { isFree: true })).toEqual({
      percent: 100,
      remainingMinor: 0,
      isActive: true,
    });
  });

  it('is active and full exactly when nothing remains', () => {
    fc.assert(
      fc.property(fc.nat(500_000), fc.nat(500_000), (value, threshold) => {
        const progress = progressTowards(value, threshold);
        expect(progress.isActive).toBe(value >= threshold);
        expect(progress.percent === 100).toBe(progress.isActive);
        expect(progress.remainingMinor).toBe(Math.max(0, threshold - value));
        expect(progress.percent).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
