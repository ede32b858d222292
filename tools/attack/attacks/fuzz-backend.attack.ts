import { expect, it } from 'vitest';
import { fuzzBackend } from '../src/fuzz/fuzz-backend';
import { describeFindings } from '../src/fuzz/fuzz-report';

it('the backend survives hostile requests without findings', async () => {
  const report = await fuzzBackend({ seed: 20_261, requests: 2_000, maxMs: 80_000, log: () => undefined });
  expect(describeFindings(report, report.origin)).toEqual([]);
  expect(report.counts.unexpectedExits).toBe(0);
  expect(report.isHealthy).toBe(true);
  expect(report.counts.memoryGrowth).toBeLessThan(2);
});
