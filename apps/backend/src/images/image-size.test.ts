import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSide, toFrame, toStep } from './image-size';

describe('toStep', () => {
  it.each([16, 64, 222, 255, 260, 270, 444, 510, 520, 540, 2400])('makes %d pixels exactly', (pixels) => {
    expect(toStep(pixels)).toBe(pixels);
  });

  it('rounds up to a few dozen sizes and never over the largest', () => {
    const made = new Set<number>();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (pixels) => {
        const step = toStep(pixels);
        made.add(step);
        expect(step).toBeGreaterThanOrEqual(Math.min(pixels, maxSide));
        expect(step).toBeLessThanOrEqual(maxSide);
        expect(toStep(step)).toBe(step);
      }),
      { numRuns: 500 },
    );
    expect(made.size).toBeLessThan(50);
  });
});

describe('toFrame', () => {
  it('fills a frame only when it has both dimensions', () => {
    const requested = { width: 64, height: 64, crop: true, upscale: false };
    expect(toFrame(requested)).toEqual(requested);
    expect(toFrame({ ...requested, height: null })).toEqual({ width: 64, height: null, crop: false, upscale: false });
  });
});
