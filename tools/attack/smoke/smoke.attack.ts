import { expect, it } from 'vitest';
import { fuzzBackend } from '../src/fuzz/fuzz-backend';
import { describeFindings } from '../src/fuzz/fuzz-report';
import { fuzzStorefront } from '../src/fuzz/fuzz-storefront';

/** The named cases, which are earlier findings, and few random ones: a day has room for the others at night. */
const limits = { seed: 20_261, requests: 100, maxMs: 8_000, log: () => undefined };

it.each([
  ['backend', fuzzBackend],
  ['storefront', fuzzStorefront],
] as const)('the %s survives what was once found, and a few hostile requests', async (_, fuzz) => {
  const report = await fuzz(limits);
  expect(describeFindings(report, report.origin)).toEqual([]);
  expect(report.counts.unexpectedExits).toBe(0);
  expect(report.isHealthy).toBe(true);
});
