import fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionOf, sliderSteps, valueAt } from './slider-scale';

const extents = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 900_000 }))
  .map(([min, width]) => ({ min, max: min + width }));

it('has exact ends, and round values between them', () => {
  const prices = { min: 19, max: 12_990 };
  expect([0, 1, 25, 50, 75, 99, sliderSteps].map((position) => valueAt(position, prices))).toEqual([
    19,
    20,
    830,
    3_300,
    7_300,
    13_000 > prices.max ? prices.max : 13_000,
    12_990,
  ]);
});

it('has no smaller value at a higher position, and none beyond its ends', () => {
  fc.assert(
    fc.property(extents, (extent) => {
      const values = Array.from({ length: sliderSteps + 1 }, (_, position) => valueAt(position, extent));
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect([values[0], values.at(-1)]).toEqual([extent.min, extent.max]);
    }),
  );
});

it('finds the position of a value again, and an end for values beyond it', () => {
  const prices = { min: 19, max: 12_990 };
  for (const position of [0, 25, 50, 75, sliderSteps]) {
    expect(positionOf(valueAt(position, prices), prices)).toBe(position);
  }
  expect([positionOf(1, prices), positionOf(50_000, prices)]).toEqual([0, sliderSteps]);
});
