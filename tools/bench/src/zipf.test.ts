import { expect, it } from 'vitest';
import { zipfRanks } from './zipf.mjs';

it('asks for the n-th page one n-th as often as for the first', () => {
  const ranks = zipfRanks(1_000, 100_000);
  const countOf = (rank: number) => ranks.filter((other) => other === rank).length;
  expect(countOf(1) / countOf(2)).toBeCloseTo(2, 0);
  expect(countOf(1) / countOf(10)).toBeGreaterThan(8);
  expect(Math.max(...ranks)).toBeLessThanOrEqual(1_000);
  expect(Math.min(...ranks)).toBe(1);
});
