import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '../random';
import { findFreePorts } from '../shop/free-ports';
import { compareLedgers, readLedger } from '../shop/ledger';
import { createShop, startShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import { SimulatedShoppers, findProducts } from '../shopper/simulated-shoppers';
import { Balancer } from './balancer';

export interface RollingOptions {
  databaseUrl: string;
  rounds: number;
  shoppers: number;
  seed: number;
  log: (line: string) => void;
}

export interface RollingReport {
  restarts: number;
  requests: number;
  acknowledged: number;
  /** Requests to which a balancer got no response. */
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
/** Between restarts a balancer has to notice which upstreams are ready again. */
const readinessPollMs = 1_500;

/** Two backends behind one balancer, two storefronts behind another; none of them started yet. */
async function createBalancedShop(databaseUrl: string): Promise<BalancedShop> {
  const [frontPort = 0, backPort = 0] = await findFreePorts(2);
  const origin = `http://127.0.0.1:${frontPort}`;
  const shop = await createShop({
    hosts: 2,
    databaseUrl,
    backendOrigin: `http://127.0.0.1:${backPort}`,
    env: { DRAIN_SECONDS: String(drainSeconds), PUBLIC_URL: origin },
  });
  const backends = new Balancer(shop.backends.map((serverProcess) => serverProcess.origin));
  const storefronts = new Balancer(shop.storefronts.map((serverProcess) => serverProcess.origin));
  await backends.listen(backPort);
  await storefronts.listen(frontPort);
  const close = async () => {
    await storefronts.close();
    await backends.close();
    await shop.close();
  };
  return { shop, origin, backends, storefronts, close };
}

/** Restarts two hosts of each on one PostgreSQL one after the other by SIGTERM while shoppers buy. */
export async function restartUnderLoad(options: RollingOptions): Promise<RollingReport> {
  const { databaseUrl, rounds, shoppers, seed, log } = options;
  const { shop, origin, backends, storefronts, close } = await createBalancedShop(databaseUrl);
  try {
    const before = await readLedger(shop);
    for (const serverProcess of shop.backends) await serverProcess.start();
    await backends.poll();
    await startShop({ ...shop, backends: [] });
    await storefronts.poll();
    const random = new Random(seed);
    const simulatedShoppers = new SimulatedShoppers({
      origin,
      shoppers,
      products: await findProducts(origin, products),
      random,
      retries: 0,
    });
    const restartOrder = Array.from({ length: rounds }, () => [...shop.backends, ...shop.storefronts]).flat();
    for (const serverProcess of restartOrder) {
      await pause(readinessPollMs);
      await serverProcess.end('SIGTERM');
      await serverProcess.start();
      log(
        `${serverProcess.name} restarted; ${simulatedShoppers.log.latencies.length} requests, ${storefronts.failures} failed`,
      );
    }
    await pause(readinessPollMs);
    const { acknowledged, latencies, refusals } = await simulatedShoppers.stop();
    const refusalProblems = [...refusals].map(([step, count]) => `${count}× refused at ${step}`);
    return {
      restarts: restartOrder.length,
      requests: latencies.length,
      acknowledged: acknowledged.length,
      failures: backends.failures + storefronts.failures,
      problems: [...refusalProblems, ...compareLedgers(before, await readLedger(shop), acknowledged)],
    };
  } finally {
    await close();
  }
}
