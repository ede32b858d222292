import { expect, it } from 'vitest';
import { describeFindings } from '../src/fuzz/fuzz-report';
import { fuzzStorefront } from '../src/fuzz/fuzz-storefront';

it('the storefront stands and answers rightly whatever it is sent', async () => {
  const report = await fuzzStorefront({ seed: 20_261, requests: 2_000, maxMs: 80_000, say: () => undefined });
  expect(describeFindings(report, report.origin)).toEqual([]);
  expect(report.counts.losses).toBe(0);
  expect(report.isWell).toBe(true);
  expect(report.counts.memoryGrowth).toBeLessThan(2);
});
