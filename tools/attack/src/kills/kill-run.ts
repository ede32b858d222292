import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../random';
import { compareLedgers, readLedger } from '../shop/ledger';
import { createShop, startShop } from '../shop/shop';
import { Crowd, findProducts } from '../shopper/crowd';

export interface KillOptions {
  /** None is the embedded database. */
  databaseUrl: string | undefined;
  backendKills: number;
  storefrontKills: number;
  shoppers: number;
  seed: number;
  maxMs: number;
  say: (line: string) => void;
}

export interface KillReport {
  kills: number;
  /** Orders whose code a shopper has seen. */
  acknowledged: number;
  orders: number;
  problems: string[];
}

const products = 12;
/** More shoppers take longer over an order: some of them have to end between two kills. */
const longestLifeMs = (shoppers: number) => 2_000 + 150 * shoppers;
/** Longer than a process takes to start again. */
const retries = 40;

/** Kills processes at random moments while shoppers buy, then counts. */
export async function killUnderLoad(options: KillOptions): Promise<KillReport> {
  const { databaseUrl, backendKills, storefrontKills, shoppers, seed, maxMs, say } = options;
  const random = new Random(seed);
  const shop = await createShop(databaseUrl === undefined ? {} : { databaseUrl });
  try {
    const before = await readLedger(shop);
    await startShop(shop);
    const crowd = new Crowd({
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
      await pause(random.below(longestLifeMs(shoppers)));
      await victim?.end('SIGKILL');
      await victim?.start();
      kills += 1;
      if (kills % 10 === 0) say(`${kills} kills, ${crowd.log.acknowledged.length} orders acknowledged`);
    }
    // The last ones buy in a shop that is well.
    await pause(longestLifeMs(shoppers));
    const { acknowledged } = await crowd.goHome();
    for (const one of [shop.storefront, shop.backend]) await one.end('SIGTERM');
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
