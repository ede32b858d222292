import type { AttackOptions } from '../attack-options';
import { restartUnderLoad } from '../hosts/rolling-restart';
import { formatTable } from '../report/table';
import { withPostgres } from './with-postgres';

const rounds = 3;
/** They never pause: more of them overload the remaining host, which then rightly rejects some with 503. */
const shoppers = 8;

export async function runHosts({ seed }: AttackOptions, log: (line: string) => void): Promise<number> {
  const report = await withPostgres(log, async (postgres) =>
    restartUnderLoad({ databaseUrl: await postgres.createShop(), rounds, shoppers, seed, log }),
  );
  if (report === null) return 0;
  const row = [report.restarts, report.requests, report.acknowledged, report.failures, report.problems.length];
  log(formatTable(['restarts', 'pages', 'orders acknowledged', 'failed requests', 'problems'], [row.map(String)]));
  for (const problem of report.problems) log(problem);
  return report.problems.length + report.failures;
}
