import { expect, it } from 'vitest';
import { visitUnderFaults } from '../src/faults/fault-visit';

/** All calls at once; each call alone is `npm run attack -- --faults`. */
const noneAlone = /$^/;

/** This one alone goes by the clock: a second look tells a slow shop from a slow moment of the machine. */
const retry = process.env['CI'] ? 1 : 0;

it('pages are readable in time while every call fails, and well again two seconds after', { retry }, async () => {
  const report = await visitUnderFaults({
    onlyCalls: noneAlone,
    onlyFaults: ['hang', 'close', '500', 'wrong types'],
    maxMs: 180_000,
    say: () => undefined,
  });
  expect(report.problems).toEqual([]);
  expect(report.visits).toBeGreaterThan(0);
});
