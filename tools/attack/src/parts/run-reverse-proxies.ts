import type { AttackOptions } from '../attack-options';
import { formatTable } from '../report/table';
import { attackReverseProxies } from '../reverse-proxies/attack-reverse-proxies';

const requests = 2_000;
const maxListed = 5;

export async function runReverseProxies(_options: AttackOptions, log: (line: string) => void): Promise<number> {
  const rows: string[][] = [];
  let found = 0;
  await attackReverseProxies(requests, (name, report) => {
    if (report === null) {
      log(`${name} is not installed (apt-get install nginx haproxy varnish varnish-modules): left out.`);
      return;
    }
    const { problems, failures } = report;
    for (const problem of [...problems, ...failures.slice(0, maxListed)]) log(`${name}: ${problem}`);
    rows.push([name, String(report.requests), String(failures.length), String(problems.length)]);
    found += problems.length + failures.length;
  });
  log(formatTable(['behind', 'requests with pauses', 'not answered', 'problems'], rows));
  return found;
}
