import type { AttackOptions } from '../attack-options';
import { fuzzBackend } from '../fuzz/fuzz-backend';
import { describeFindings } from '../fuzz/fuzz-report';
import { fuzzStorefront } from '../fuzz/fuzz-storefront';
import { fuzzTable } from '../fuzz/fuzz-table';

/** For each of the two. */
const maxMs = 60 * 60_000;
/** Memory that grows further is a finding; caches that fill up stay below. */
const maxGrowth = 1.5;

export async function runFuzz({ seed, requests }: AttackOptions, log: (line: string) => void): Promise<number> {
  const limits = { seed, requests, maxMs, log };
  const storefront = await fuzzStorefront(limits);
  const backend = await fuzzBackend(limits);
  const reports = [storefront, backend];
  log(fuzzTable([['storefront', storefront] as const, ['backend', backend] as const]));
  for (const report of reports) for (const line of describeFindings(report, report.origin)) log(line);
  const unhealthyReports = reports.filter(({ isHealthy, counts }) => !isHealthy || counts.memoryGrowth > maxGrowth);
  if (unhealthyReports.length > 0) log('memory is not flat, or /healthz is not well; see the table');
  return unhealthyReports.length + reports.reduce((sum, { findings }) => sum + findings.length, 0);
}
