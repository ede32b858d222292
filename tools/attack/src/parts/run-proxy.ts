import type { AttackOptions } from '../attack-options';
import { attackProxy } from '../proxy/attack-proxy';
import { Random } from '../random';
import { formatTable } from '../report/table';

/** A smaller share of guests' documents from the proxy is a finding. */
const minShare = 0.9;

export async function runProxy(
  { proxyRequests: requests, seed }: AttackOptions,
  log: (line: string) => void,
): Promise<number> {
  const report = await attackProxy({ requests, random: new Random(seed) });
  if (report === null) {
    log('No Varnish can be had (apt-get install varnish varnish-modules): left out.');
    return 0;
  }
  const { documents, ofShoppers, share, priceChanges, oldestPriceMs, problems } = report;
  const cells = [
    documents,
    ofShoppers,
    `${(share * 100).toFixed(1)} %`,
    priceChanges,
    `${Math.round(oldestPriceMs)} ms`,
  ];
  const columns = ['guests’ documents', 'of shoppers', 'from the proxy', 'changed prices', 'oldest price'];
  log(formatTable(columns, [cells.map(String)]));
  const found = share < minShare ? [...problems, `only ${(share * 100).toFixed(1)} % come from the proxy`] : problems;
  for (const problem of found) log(problem);
  return found.length;
}
