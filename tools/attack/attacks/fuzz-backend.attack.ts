import { expect, it } from 'vitest';
import { fuzzBackend } from '../src/fuzz/fuzz-backend';
import { describeFindings } from '../src/fuzz/fuzz-report';

it('the backend stands and answers rightly whatever it is sent', async () => {
  const report = await fuzzBackend({ seed: 20_261, requests: 2_000, maxMs: 80_000, say: () => undefined });
  expect(describeFindings(report, report.origin)).toEqual([]);
  expect(report.counts.losses).toBe(0);
  expect(report.isWell).toBe(true);
  expect(report.counts.memoryGrowth).toBeLessThan(2);
});
