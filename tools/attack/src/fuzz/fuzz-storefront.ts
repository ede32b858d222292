import { Random } from '../random';
import { createShop, startShop } from '../shop/shop';
import { fuzzAndShrink } from './fuzz-report';
import type { FuzzReport } from './fuzz-report';
import { Oracle } from './oracle';
import { storefrontAttack } from './storefront-attacks';
import { meansUnavailable, storefrontCases } from './storefront-cases';
import { mapStorefront } from './storefront-map';

export interface FuzzLimits {
  seed: number;
  requests: number;
  maxMs: number;
  say: (line: string) => void;
}

/** Attacks a storefront of its own, before a backend of its own. */
export async function fuzzStorefront({
  seed,
  requests,
  maxMs,
  say,
}: FuzzLimits): Promise<FuzzReport & { origin: string }> {
  const shop = await createShop();
  try {
    await startShop(shop);
    const { origin } = shop.storefront;
    const map = await mapStorefront(origin);
    const random = new Random(seed);
    const oracle = new Oracle({
      origin,
      ownHosts: [new URL(origin).host],
      secrets: map.secrets,
      hasPolicy: true,
      dataDir: shop.dataDir,
    });
    const report = await fuzzAndShrink(
      {
        server: shop.storefront,
        oracle,
        named: storefrontCases(map),
        random: () => storefrontAttack(random, map),
        requests,
        maxMs,
        say,
      },
      meansUnavailable,
    );
    return { ...report, origin };
  } finally {
    await shop.close();
  }
}
