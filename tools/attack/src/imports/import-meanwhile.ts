import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { Random } from '../random';
import { compareLedgers, readLedger } from '../shop/ledger';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { Crowd, findProducts } from '../shopper/crowd';
import type { CrowdLog } from '../shopper/crowd';

export interface ImportOptions {
  /** None is the embedded database, into which its running backend imports. */
  databaseUrl: string | undefined;
  /** In the shop after the import: those of the demo shop come again, the others are new. */
  products: number;
  shoppers: number;
  seed: number;
  /** How long shoppers buy before, to compare with. */
  quietMs: number;
  say: (line: string) => void;
}

export interface ImportReport {
  seconds: number;
  /** While the import ran. */
  acknowledged: number;
  /** Wait for a page during the import as a multiple of that before it: the median, and the slowest twentieth. */
  medianRatio: number;
  slowRatio: number;
  problems: string[];
}

const boughtProducts = 12;

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Imports as an operator does, beside the running shop. @returns what went wrong, null when nothing did */
async function importProducts(shop: Shop, products: number, exportedAt: Date): Promise<string | null> {
  const args = [
    'apps/backend/dist/import.js',
    '--demo',
    '--products',
    String(products),
    '--as-of',
    exportedAt.toISOString(),
  ];
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...shop.backend.options.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [errors, code] = await Promise.all([text(child.stderr), ended]);
  return code === 0 ? null : `the import ended with ${code}: ${errors.slice(0, 500)}`;
}

const refusalsOf = ({ refusals }: CrowdLog) => [...refusals].map(([step, count]) => `${count}× refused at ${step}`);

/** Shoppers buy for a while, then go on buying while the products they buy and many others are imported. */
export async function importMeanwhile(options: ImportOptions): Promise<ImportReport> {
  const { databaseUrl, products, shoppers, seed, quietMs, say } = options;
  const shop = await createShop(databaseUrl === undefined ? {} : { databaseUrl });
  try {
    const before = await readLedger(shop);
    // What is imported was counted when nobody had bought anything yet.
    const exportedAt = new Date();
    await startShop(shop);
    const { origin } = shop.storefront;
    const bought = await findProducts(origin, boughtProducts);
    const crowdOf = (start: number) =>
      new Crowd({ origin, shoppers, products: bought, random: new Random(start), retries: 0 });
    const quietCrowd = crowdOf(seed);
    await pause(quietMs);
    const quiet = await quietCrowd.goHome();
    say(`quiet: ${quiet.acknowledged.length} orders, ${quiet.latencies.length} pages`);
    const busyCrowd = crowdOf(seed + 1);
    const startedAt = performance.now();
    const failure = await importProducts(shop, products, exportedAt);
    const seconds = (performance.now() - startedAt) / 1000;
    const busy = await busyCrowd.goHome();
    for (const one of [shop.storefront, shop.backend]) await one.end('SIGTERM');
    const after = await readLedger(shop);
    return {
      seconds,
      acknowledged: busy.acknowledged.length,
      medianRatio: quantile(busy.latencies, 0.5) / quantile(quiet.latencies, 0.5),
      slowRatio: quantile(busy.latencies, 0.95) / quantile(quiet.latencies, 0.95),
      problems: [
        ...(failure === null ? [] : [failure]),
        ...refusalsOf(busy),
        ...compareLedgers(before, after, [...quiet.acknowledged, ...busy.acknowledged]),
      ],
    };
  } finally {
    await shop.close();
  }
}
