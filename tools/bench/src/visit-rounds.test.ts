import { expect, it } from 'vitest';
import { visitRounds } from './visit-rounds.mjs';

it('asks 100 000 times for 10 000 addresses, each of them in the first round', () => {
  const rounds = visitRounds();
  expect(rounds.flat()).toHaveLength(100_000);
  expect(new Set(rounds.flat())).toEqual(new Set(rounds[0]));
  expect(new Set(rounds[0]).size).toBe(10_000);
});

it('asks for other rare addresses in each later round', () => {
  const rare = visitRounds()
    .slice(1)
    .map((round) => round.filter((visit) => visit >= 100));
  for (const round of rare) expect(new Set(round).size).toBe(990);
  expect(new Set(rare.flat()).size).toBe(rare.flat().length);
});
