import type { AttackOptions } from '../attack-options';
import { restartUnderLoad } from '../hosts/rolling-restart';
import { formatTable } from '../report/table';
import { onPostgres } from './on-databases';

const rounds = 3;
/** They never pause: more of them overload the host that is left, which then rightly refuses some with 503. */
const shoppers = 8;

export async function runHosts({ seed }: AttackOptions, say: (line: string) => void): Promise<number> {
  const report = await onPostgres(say, async (postgres) =>
    restartUnderLoad({ databaseUrl: await postgres.createShop(), rounds, shoppers, seed, say }),
  );
  if (report === null) return 0;
  const row = [report.restarts, report.requests, report.acknowledged, report.failures, report.problems.length];
  say(formatTable(['restarts', 'pages', 'orders acknowledged', 'failed requests', 'problems'], [row.map(String)]));
  for (const problem of report.problems) say(problem);
  return report.problems.length + report.failures;
}
