import type { AttackOptions } from '../attack-options';
import { importMeanwhile } from '../imports/import-meanwhile';
import type { ImportReport } from '../imports/import-meanwhile';
import { formatTable } from '../report/table';
import { onPostgres } from './on-databases';

/** The embedded database does one thing at a time: more of them, who never pause, leave an import no time at all. */
const shoppers = { PGlite: 4, PostgreSQL: 20 };
const quietMs = 60_000;
/** The embedded database is for small shops: the demo shop comes again. */
const maxEmbeddedProducts = 1_300;
/** Slower than so many times the quiet shop is a finding. */
const maxRatio = 2;

interface Run {
  name: keyof typeof shoppers;
  products: number;
  report: ImportReport;
}

function rowOf({ name, products, report }: Run): string[] {
  const { seconds, acknowledged, medianRatio, slowRatio, oldestPriceMs } = report;
  const ratios = [medianRatio, slowRatio].map((ratio) => `× ${ratio.toFixed(2)}`);
  const shown = [products, shoppers[name], `${Math.round(seconds)} s`, acknowledged].map(String);
  return [name, ...shown, ...ratios, `${(oldestPriceMs / 1000).toFixed(1)} s`];
}

function problemsOf({ name, report }: Run): string[] {
  const { medianRatio, problems } = report;
  const slow = medianRatio > maxRatio ? [`pages took ${medianRatio.toFixed(1)} times as long`] : [];
  return [...problems, ...slow].map((problem) => `${name}: ${problem}`);
}

export async function runImport({ products, seed }: AttackOptions, say: (line: string) => void): Promise<number> {
  const importInto = async (name: Run['name'], databaseUrl: string | undefined): Promise<Run> => {
    const amount = databaseUrl === undefined ? Math.min(products, maxEmbeddedProducts) : products;
    const report = await importMeanwhile({
      databaseUrl,
      products: amount,
      shoppers: shoppers[name],
      seed,
      quietMs,
      say,
    });
    return { name, products: amount, report };
  };
  const runs = [await importInto('PGlite', undefined)];
  const onServer = await onPostgres(say, async (postgres) => importInto('PostgreSQL', await postgres.createShop()));
  if (onServer !== null) runs.push(onServer);
  const columns = ['database', 'products', 'shoppers', 'import', 'orders', 'median page', 'slowest twentieth'];
  say(formatTable([...columns, 'oldest price'], runs.map(rowOf)));
  const problems = runs.flatMap(problemsOf);
  for (const problem of problems) say(problem);
  return problems.length;
}
