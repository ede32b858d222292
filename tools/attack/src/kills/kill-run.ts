import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../random';
import { compareLedgers, readLedger } from '../shop/ledger';
import { createShop, startShop } from '../shop/shop';
import { SimulatedShoppers, findProducts } from '../shopper/simulated-shoppers';

export interface KillOptions {
  /** `undefined` is the embedded database. */
  databaseUrl: string | undefined;
  backendKills: number;
  storefrontKills: number;
  shoppers: number;
  seed: number;
  maxMs: number;
  log: (line: string) => void;
}

export interface KillReport {
  kills: number;
  /** Orders whose code a shopper has seen. */
  acknowledged: number;
  orders: number;
  problems: string[];
}

const products = 12;
/** More shoppers take longer over an order: some orders have to complete between two kills. */
const maxUptimeMs = (shoppers: number) => 2_000 + 150 * shoppers;
/** Longer than a process takes to start again. */
const retries = 40;

/** Kills processes at random times while shoppers buy, then checks the ledger. */
export async function killUnderLoad(options: KillOptions): Promise<KillReport> {
  const { databaseUrl, backendKills, storefrontKills, shoppers, seed, maxMs, log } = options;
  const random = new Random(seed);
  const shop = await createShop(databaseUrl === undefined ? {} : { databaseUrl });
  try {
    const before = await readLedger(shop);
    await startShop(shop);
    const simulatedShoppers = new SimulatedShoppers({
      origin: shop.storefront.origin,
      shoppers,
      products: await findProducts(shop.storefront.origin, products),
      random: new Random(seed + 1),
      retries,
    });
    const victims = [
      ...Array.from({ length: backendKills }, () => shop.backend),
      ...Array.from({ length: storefrontKills }, () => shop.storefront),
    ];
    const startedAt = performance.now();
    let kills = 0;
    while (victims.length > 0 && performance.now() - startedAt < maxMs) {
      const [victim] = victims.splice(random.below(victims.length), 1);
      await pause(random.below(maxUptimeMs(shoppers)));
      await victim?.end('SIGKILL');
      await victim?.start();
      kills += 1;
      if (kills % 10 === 0) log(`${kills} kills, ${simulatedShoppers.log.acknowledged.length} orders acknowledged`);
    }
    // The last orders are placed in a healthy shop.
    await pause(maxUptimeMs(shoppers));
    const { acknowledged } = await simulatedShoppers.stop();
    for (const serverProcess of [shop.storefront, shop.backend]) await serverProcess.end('SIGTERM');
    const after = await readLedger(shop);
    return {
      kills,
      acknowledged: acknowledged.length,
      orders: after.orders.length - before.orders.length,
      problems: compareLedgers(before, after, acknowledged),
    };
  } finally {
    await shop.close();
  }
}
