import type { AttackOptions } from '../attack-options';
import { killUnderLoad } from '../kills/kill-run';
import type { KillReport } from '../kills/kill-run';
import { formatTable } from '../report/table';
import { withPostgres } from './with-postgres';

const shoppers = 20;
const maxMs = 90 * 60_000;
/** The storefront is stateless, so it is killed less often. */
const storefrontShare = 0.25;

export async function runKills({ kills, seed }: AttackOptions, log: (line: string) => void): Promise<number> {
  const storefrontKills = Math.ceil(kills * storefrontShare);
  const runOnDatabase = (databaseUrl: string | undefined) =>
    killUnderLoad({ databaseUrl, backendKills: kills, storefrontKills, shoppers, seed, maxMs, log });
  const reports: [string, KillReport][] = [['PGlite', await runOnDatabase(undefined)]];
  const postgresReport = await withPostgres(log, async (postgres) => runOnDatabase(await postgres.createShop()));
  if (postgresReport !== null) reports.push(['PostgreSQL', postgresReport]);
  const rows = reports.map(([name, report]) => [
    name,
    ...[report.kills, report.acknowledged, report.orders, report.problems.length].map(String),
  ]);
  log(formatTable(['database', 'kills', 'orders acknowledged', 'orders', 'problems'], rows));
  const problems = reports.flatMap(([name, report]) => report.problems.map((problem) => `${name}: ${problem}`));
  for (const problem of problems) log(problem);
  return problems.length;
}
