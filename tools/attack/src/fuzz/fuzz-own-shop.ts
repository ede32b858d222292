import { Random } from '../random';
import type { ServerProcess } from '../shop/server-process';
import { createShop } from '../shop/shop';
import type { Shop } from '../shop/shop';
import type { Attack } from './attack';
import { fuzzAndShrink } from './fuzz-report';
import type { FuzzReport } from './fuzz-report';
import { Oracle } from './oracle';

export interface FuzzLimits {
  seed: number;
  requests: number;
  maxMs: number;
  say: (line: string) => void;
}

interface FuzzPlan {
  named: readonly Attack[];
  random: () => Attack;
  /** Texts that no answer may hold. */
  secrets: string[];
  /** Attacks whose 503 is their right answer. */
  isMeant?: (attack: Attack) => boolean;
}

interface FuzzTarget {
  /** Starts what has to run, and answers the process that is attacked. */
  start(shop: Shop): Promise<ServerProcess>;
  /** Whether its HTML is sent with a content security policy. */
  hasPolicy: boolean;
  plan(origin: string, random: Random): Promise<FuzzPlan>;
}

/** Attacks one process of a shop of its own. */
export async function fuzzOwnShop(
  { seed, requests, maxMs, say }: FuzzLimits,
  { start, hasPolicy, plan }: FuzzTarget,
): Promise<FuzzReport & { origin: string }> {
  const shop = await createShop();
  try {
    const server = await start(shop);
    const { origin } = server;
    const { named, random, secrets, isMeant } = await plan(origin, new Random(seed));
    const oracle = new Oracle({ origin, ownHosts: [new URL(origin).host], secrets, hasPolicy, dataDir: shop.dataDir });
    const report = await fuzzAndShrink({ server, oracle, named: [...named], random, requests, maxMs, say }, isMeant);
    return { ...report, origin };
  } finally {
    await shop.close();
  }
}
