import type { AttackOptions } from '../attack-options';
import { killUnderLoad } from '../kills/kill-run';
import type { KillReport } from '../kills/kill-run';
import { formatTable } from '../report/table';
import { onPostgres } from './on-databases';

const shoppers = 20;
const maxMs = 90 * 60_000;
/** The storefront keeps nothing, so it is killed less often. */
const storefrontShare = 0.25;

export async function runKills({ kills, seed }: AttackOptions, say: (line: string) => void): Promise<number> {
  const storefrontKills = Math.ceil(kills * storefrontShare);
  const killOn = (databaseUrl: string | undefined) =>
    killUnderLoad({ databaseUrl, backendKills: kills, storefrontKills, shoppers, seed, maxMs, say });
  const reports: [string, KillReport][] = [['PGlite', await killOn(undefined)]];
  const onServer = await onPostgres(say, async (postgres) => killOn(await postgres.createShop()));
  if (onServer !== null) reports.push(['PostgreSQL', onServer]);
  const rows = reports.map(([name, report]) => [
    name,
    ...[report.kills, report.acknowledged, report.orders, report.problems.length].map(String),
  ]);
  say(formatTable(['database', 'kills', 'orders acknowledged', 'orders', 'problems'], rows));
  const problems = reports.flatMap(([name, report]) => report.problems.map((problem) => `${name}: ${problem}`));
  for (const problem of problems) say(problem);
  return problems.length;
}
