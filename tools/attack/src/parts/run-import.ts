import type { AttackOptions } from '../attack-options';
import { importUnderLoad } from '../imports/import-under-load';
import type { ImportReport } from '../imports/import-under-load';
import { formatTable } from '../report/table';
import { withPostgres } from './with-postgres';

/** The embedded database does one thing at a time: more shoppers, who never pause, leave an import no time at all. */
const shoppers = { PGlite: 4, PostgreSQL: 20 };
const baselineMs = 60_000;
/** The embedded database is for small shops: only the demo shop is imported again. */
const maxEmbeddedProducts = 1_300;
/** A larger slowdown against the baseline is a finding. */
const maxRatio = 2;

interface Run {
  name: keyof typeof shoppers;
  products: number;
  report: ImportReport;
}

function toRow({ name, products, report }: Run): string[] {
  const { seconds, acknowledged, medianRatio, slowRatio, maxPriceAgeMs } = report;
  const ratios = [medianRatio, slowRatio].map((ratio) => `× ${ratio.toFixed(2)}`);
  const cells = [products, shoppers[name], `${Math.round(seconds)} s`, acknowledged].map(String);
  return [name, ...cells, ...ratios, `${(maxPriceAgeMs / 1000).toFixed(1)} s`];
}

function findRunProblems({ name, report }: Run): string[] {
  const { medianRatio, problems } = report;
  const slownessProblems = medianRatio > maxRatio ? [`pages took ${medianRatio.toFixed(1)} times as long`] : [];
  return [...problems, ...slownessProblems].map((problem) => `${name}: ${problem}`);
}

export async function runImport({ products, seed }: AttackOptions, log: (line: string) => void): Promise<number> {
  const importInto = async (name: Run['name'], databaseUrl: string | undefined): Promise<Run> => {
    const amount = databaseUrl === undefined ? Math.min(products, maxEmbeddedProducts) : products;
    const report = await importUnderLoad({
      databaseUrl,
      products: amount,
      shoppers: shoppers[name],
      seed,
      baselineMs,
      log,
    });
    return { name, products: amount, report };
  };
  const runs = [await importInto('PGlite', undefined)];
  const postgresRun = await withPostgres(log, async (postgres) =>
    importInto('PostgreSQL', await postgres.createShop()),
  );
  if (postgresRun !== null) runs.push(postgresRun);
  const columns = ['database', 'products', 'shoppers', 'import', 'orders', 'median page', 'slowest twentieth'];
  log(formatTable([...columns, 'oldest price'], runs.map(toRow)));
  const problems = runs.flatMap(findRunProblems);
  for (const problem of problems) log(problem);
  return problems.length;
}
