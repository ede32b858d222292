import { expect, it } from 'vitest';
import { visitUnderFaults } from '../src/faults/fault-visit';

/** All calls at once; each call alone is `npm run attack -- --faults`. */
const noSingleCalls = /$^/;

/** Only this attack depends on timing: a retry tells a slow shop from a slow machine. */
const retry = process.env['CI'] ? 1 : 0;

it('pages are readable in time while every call fails, and recovered two seconds later', { retry }, async () => {
  const report = await visitUnderFaults({
    onlyCalls: noSingleCalls,
    onlyFaults: ['hang', 'close', '500', 'wrong types'],
    maxMs: 180_000,
    log: () => undefined,
  });
  expect(report.problems).toEqual([]);
  expect(report.visits).toBeGreaterThan(0);
});
