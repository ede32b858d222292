import { clusterPackages, missingClusterPrograms } from '@vyloha/run/cluster-services';
import type { AttackOptions } from '../attack-options';
import { attackCluster } from '../cluster/attack-cluster';
import { formatTable } from '../report/table';

const shoppers = 20;
const maxListed = 20;

export async function runCluster({ seed }: AttackOptions, log: (line: string) => void): Promise<number> {
  const missing = missingClusterPrograms();
  const report = missing.length > 0 ? null : await attackCluster({ shoppers, seed, log });
  if (report === null) {
    log(`A cluster needs ${[...missing, 'PostgreSQL'].join(', ')} (${clusterPackages}): left out.`);
    return 0;
  }
  const { kills, acknowledged, problems } = report;
  const rows = kills.map(({ name, pages, orders, inFlight, later }) =>
    [name, pages, orders, inFlight, later.length].map(String),
  );
  log(formatTable(['killed', 'pages', 'orders', 'failed in flight', 'failed later'], rows));
  log(`${acknowledged} orders acknowledged, ${problems.length} problems`);
  for (const problem of problems.slice(0, maxListed)) log(problem);
  return problems.length;
}
