import { expect, it } from 'vitest';
import { Random } from './random';

const draw = (seed: number) => {
  const random = new Random(seed);
  return Array.from({ length: 1000 }, () => random.below(10));
};

it('gives the same numbers for the same seed and others for another', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

it('gives every number below its limit and no other', () => {
  expect([...new Set(draw(1))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
