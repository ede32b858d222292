import { expect, it } from 'vitest';
import { describeFindings } from '../src/fuzz/fuzz-report';
import { fuzzStorefront } from '../src/fuzz/fuzz-storefront';

it('the storefront survives hostile requests without findings', async () => {
  const report = await fuzzStorefront({ seed: 20_261, requests: 2_000, maxMs: 80_000, log: () => undefined });
  expect(describeFindings(report, report.origin)).toEqual([]);
  expect(report.counts.unexpectedExits).toBe(0);
  expect(report.isHealthy).toBe(true);
  expect(report.counts.memoryGrowth).toBeLessThan(2);
});
