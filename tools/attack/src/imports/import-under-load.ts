import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../random';
import { compareLedgers, readLedger } from '../shop/ledger';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { SimulatedShoppers, findProducts } from '../shopper/simulated-shoppers';
import type { ShoppersLog } from '../shopper/simulated-shoppers';
import { changePrice } from './change-price';
import { PriceWatch, readProduct } from './price-watch';
import { runBackendCommand } from './run-backend-command';

export interface ImportOptions {
  /** `undefined` is the embedded database, into which its running backend imports. */
  databaseUrl: string | undefined;
  /** Products after the import: those of the demo shop are updated, the others are new. */
  products: number;
  shoppers: number;
  seed: number;
  /** How long shoppers buy before the import, as the baseline. */
  baselineMs: number;
  log: (line: string) => void;
}

export interface ImportReport {
  seconds: number;
  /** While the import ran. */
  acknowledged: number;
  /** Response times during the import as a multiple of the baseline: median and 95th percentile. */
  medianRatio: number;
  slowRatio: number;
  /** For how long a guest's page showed another price than the backend returned. */
  maxPriceAgeMs: number;
  problems: string[];
}

const productsPerShopper = 15;

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function importProducts(shop: Shop, products: number, exportedAt: Date): Promise<string | null> {
  const script = 'apps/backend/dist/import.js';
  return runBackendCommand(shop, [
    script,
    '--demo',
    '--products',
    String(products),
    '--as-of',
    exportedAt.toISOString(),
  ]);
}

/** Changes a price, which the import restores. */
async function changeWatchedPrice(shop: Shop, path: string): Promise<string | null> {
  const { variantId, price } = await readProduct(shop.storefront.origin, path);
  return changePrice(shop, variantId, price + 1);
}

const describeRefusals = ({ refusals }: ShoppersLog) =>
  [...refusals].map(([step, count]) => `${count}× refused at ${step}`);

/** Shoppers buy to measure a baseline, then go on buying while the products they buy and many others are imported. */
export async function importUnderLoad(options: ImportOptions): Promise<ImportReport> {
  const { databaseUrl, products, shoppers, seed, baselineMs, log } = options;
  const shop = await createShop(databaseUrl === undefined ? {} : { databaseUrl });
  try {
    const before = await readLedger(shop);
    // The imported stock was counted before anybody had bought anything.
    const exportedAt = new Date();
    await startShop(shop);
    const { origin } = shop.storefront;
    const [watchedPath = '/', ...boughtPaths] = await findProducts(origin, productsPerShopper * shoppers);
    const priceChangeProblem = await changeWatchedPrice(shop, watchedPath);
    const watch = new PriceWatch(shop, watchedPath);
    const startShoppers = (shopperSeed: number) =>
      new SimulatedShoppers({ origin, shoppers, products: boughtPaths, random: new Random(shopperSeed), retries: 0 });
    const baselineShoppers = startShoppers(seed);
    await pause(baselineMs);
    const baselineLog = await baselineShoppers.stop();
    log(`quiet: ${baselineLog.acknowledged.length} orders, ${baselineLog.latencies.length} pages`);
    const shoppersDuringImport = startShoppers(seed + 1);
    const startedAt = performance.now();
    const failure = await importProducts(shop, products, exportedAt);
    const seconds = (performance.now() - startedAt) / 1000;
    const importLog = await shoppersDuringImport.stop();
    const stalePriceProblems = await watch.stop();
    for (const serverProcess of [shop.storefront, shop.backend]) await serverProcess.end('SIGTERM');
    const after = await readLedger(shop);
    return {
      seconds,
      acknowledged: importLog.acknowledged.length,
      medianRatio: quantile(importLog.latencies, 0.5) / quantile(baselineLog.latencies, 0.5),
      slowRatio: quantile(importLog.latencies, 0.95) / quantile(baselineLog.latencies, 0.95),
      maxPriceAgeMs: watch.maxStaleMs,
      problems: [
        ...[priceChangeProblem, failure].filter((problem) => problem !== null),
        ...stalePriceProblems,
        ...describeRefusals(importLog),
        ...compareLedgers(before, after, [...baselineLog.acknowledged, ...importLog.acknowledged]),
      ],
    };
  } finally {
    await shop.close();
  }
}
