import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../random';
import { freePorts } from '../shop/free-ports';
import { compareLedgers, readLedger } from '../shop/ledger';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { Crowd, findProducts } from '../shopper/crowd';
import { Balancer } from './balancer';

export interface RollingOptions {
  databaseUrl: string;
  rounds: number;
  shoppers: number;
  seed: number;
  say: (line: string) => void;
}

export interface RollingReport {
  restarts: number;
  requests: number;
  acknowledged: number;
  /** Requests that a balancer got no answer to. */
  failures: number;
  problems: string[];
}

interface BalancedShop {
  shop: Shop;
  origin: string;
  backends: Balancer;
  storefronts: Balancer;
  close(): Promise<void>;
}

const drainSeconds = 2;
const products = 60;
/** Between restarts a balancer has to notice who is back. */
const noticeMs = 1_500;

/** Two backends behind one balancer, two storefronts behind another; nothing of the shop is started yet. */
async function createBalancedShop(databaseUrl: string): Promise<BalancedShop> {
  const [frontPort = 0, backPort = 0] = await freePorts(2);
  const origin = `http://127.0.0.1:${frontPort}`;
  const shop = await createShop({
    hosts: 2,
    databaseUrl,
    backendOrigin: `http://127.0.0.1:${backPort}`,
    env: { DRAIN_SECONDS: String(drainSeconds), PUBLIC_URL: origin },
  });
  const backends = new Balancer(shop.backends.map((one) => one.origin));
  const storefronts = new Balancer(shop.storefronts.map((one) => one.origin));
  await backends.listen(backPort);
  await storefronts.listen(frontPort);
  const close = async () => {
    await storefronts.close();
    await backends.close();
    await shop.close();
  };
  return { shop, origin, backends, storefronts, close };
}

/** Two hosts of each on one PostgreSQL, restarted one after the other by SIGTERM while shoppers buy. */
export async function restartUnderLoad(options: RollingOptions): Promise<RollingReport> {
  const { databaseUrl, rounds, shoppers, seed, say } = options;
  const { shop, origin, backends, storefronts, close } = await createBalancedShop(databaseUrl);
  try {
    const before = await readLedger(shop);
    for (const one of shop.backends) await one.start();
    await backends.poll();
    await startShop({ ...shop, backends: [] });
    await storefronts.poll();
    const random = new Random(seed);
    const crowd = new Crowd({ origin, shoppers, products: await findProducts(origin, products), random, retries: 0 });
    const inTurn = Array.from({ length: rounds }, () => [...shop.backends, ...shop.storefronts]).flat();
    for (const one of inTurn) {
      await pause(noticeMs);
      await one.end('SIGTERM');
      await one.start();
      say(`${one.name} restarted; ${crowd.log.latencies.length} requests, ${storefronts.failures} failed`);
    }
    await pause(noticeMs);
    const { acknowledged, latencies, refusals } = await crowd.goHome();
    const refused = [...refusals].map(([step, count]) => `${count}× refused at ${step}`);
    return {
      restarts: inTurn.length,
      requests: latencies.length,
      acknowledged: acknowledged.length,
      failures: backends.failures + storefronts.failures,
      problems: [...refused, ...compareLedgers(before, await readLedger(shop), acknowledged)],
    };
  } finally {
    await close();
  }
}
