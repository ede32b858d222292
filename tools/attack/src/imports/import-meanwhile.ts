import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { workspaceRoot } from '@vyloha/run/workspace-root';
import { Random } from '../random';
import { compareLedgers, readLedger } from '../shop/ledger';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { Crowd, findProducts } from '../shopper/crowd';
import type { CrowdLog } from '../shopper/crowd';
import { PriceWatch, readProduct } from './price-watch';

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
  /** For how long a guest's page showed another price than the backend told. */
  oldestPriceMs: number;
  problems: string[];
}

const boughtProductsEach = 15;

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

/** Runs a command of the backend as an operator does, beside the running shop. @returns what went wrong, null when nothing did */
async function runBeside(shop: Shop, args: string[]): Promise<string | null> {
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    env: { ...process.env, ...shop.backend.options.env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [errors, code] = await Promise.all([text(child.stderr), ended]);
  return code === 0 ? null : `${args[0]} ended with ${code}: ${errors.slice(0, 500)}`;
}

function importProducts(shop: Shop, products: number, exportedAt: Date): Promise<string | null> {
  const script = 'apps/backend/dist/import.js';
  return runBeside(shop, [script, '--demo', '--products', String(products), '--as-of', exportedAt.toISOString()]);
}

/** Gives a product a price that the import takes back. */
async function changePrice(shop: Shop, path: string): Promise<string | null> {
  const { variantId, price } = await readProduct(shop.storefront.origin, path);
  const file = join(shop.dataDir, 'changed-price.jsonl');
  writeFileSync(file, JSON.stringify({ variantId, prices: [{ currency: 'CZK', price: price + 1 }] }));
  return runBeside(shop, ['apps/backend/dist/prices-and-stock.js', file]);
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
    const [watched = '/', ...bought] = await findProducts(origin, boughtProductsEach * shoppers);
    const notChanged = await changePrice(shop, watched);
    const watch = new PriceWatch(shop, watched);
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
    const oldPrices = await watch.stop();
    for (const one of [shop.storefront, shop.backend]) await one.end('SIGTERM');
    const after = await readLedger(shop);
    return {
      seconds,
      acknowledged: busy.acknowledged.length,
      medianRatio: quantile(busy.latencies, 0.5) / quantile(quiet.latencies, 0.5),
      slowRatio: quantile(busy.latencies, 0.95) / quantile(quiet.latencies, 0.95),
      oldestPriceMs: watch.oldestMs,
      problems: [
        ...[notChanged, failure].filter((problem) => problem !== null),
        ...oldPrices,
        ...refusalsOf(busy),
        ...compareLedgers(before, after, [...quiet.acknowledged, ...busy.acknowledged]),
      ],
    };
  } finally {
    await shop.close();
  }
}
