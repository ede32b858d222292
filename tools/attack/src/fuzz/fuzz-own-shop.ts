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
  log: (line: string) => void;
}

interface FuzzPlan {
  namedAttacks: readonly Attack[];
  random: () => Attack;
  /** Texts that no response may contain. */
  secrets: string[];
  /** Attacks for which 503 is the expected response. */
  isExpectedUnavailable?: (attack: Attack) => boolean;
}

interface FuzzTarget {
  /** Starts the required processes and returns the attacked one. */
  start(shop: Shop): Promise<ServerProcess>;
  /** Whether its HTML is sent with a content security policy. */
  hasCsp: boolean;
  plan(origin: string, random: Random): Promise<FuzzPlan>;
}

/** Attacks one process of its own shop. */
export async function fuzzOwnShop(
  { seed, requests, maxMs, log }: FuzzLimits,
  { start, hasCsp, plan }: FuzzTarget,
): Promise<FuzzReport & { origin: string }> {
  const shop = await createShop();
  try {
    const server = await start(shop);
    const { origin } = server;
    const { namedAttacks, random, secrets, isExpectedUnavailable } = await plan(origin, new Random(seed));
    const oracle = new Oracle({ origin, ownHosts: [new URL(origin).host], secrets, hasCsp, dataDir: shop.dataDir });
    const report = await fuzzAndShrink(
      { server, oracle, namedAttacks: [...namedAttacks], random, requests, maxMs, log },
      isExpectedUnavailable,
    );
    return { ...report, origin };
  } finally {
    await shop.close();
  }
}
