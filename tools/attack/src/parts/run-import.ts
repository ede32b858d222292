import type { AttackOptions } from '../attack-options';
import { importMeanwhile } from '../imports/import-meanwhile';
import { formatTable } from '../report/table';
import { onPostgres } from './on-databases';

const shoppers = 20;
const quietMs = 60_000;
/** Slower than so many times the quiet shop is a finding. */
const maxRatio = 2;

export async function runImport({ products, seed }: AttackOptions, say: (line: string) => void): Promise<number> {
  const report = await onPostgres(say, async (postgres) =>
    importMeanwhile({ databaseUrl: await postgres.createShop(), products, shoppers, seed, quietMs, say }),
  );
  if (report === null) return 0;
  const { seconds, acknowledged, medianRatio, slowRatio, problems } = report;
  const row = [
    String(products),
    `${Math.round(seconds)} s`,
    String(acknowledged),
    `× ${medianRatio.toFixed(2)}`,
    `× ${slowRatio.toFixed(2)}`,
  ];
  say(formatTable(['products', 'import', 'orders acknowledged', 'median page', 'slowest twentieth'], [row]));
  const slow = medianRatio > maxRatio ? [`pages took ${medianRatio.toFixed(1)} times as long`] : [];
  for (const problem of [...problems, ...slow]) say(problem);
  return problems.length + slow.length;
}
