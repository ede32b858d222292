import { expect, it } from 'vitest';
import { visitRounds } from './visit-rounds.mjs';

it('requests 10 000 URLs 100 000 times', () => {
  const visits = visitRounds().flat();
  expect(visits).toHaveLength(100_000);
  expect(new Set(visits).size).toBe(10_000);
});

it('requests a thousand new URLs in each round', () => {
  const seen = new Set<number>();
  for (const round of visitRounds()) {
    const before = seen.size;
    for (const address of round) seen.add(address);
    expect(seen.size - before).toBe(1000);
  }
});
