import { startShop } from '../shop/shop';
import { fuzzOwnShop } from './fuzz-own-shop';
import type { FuzzLimits } from './fuzz-own-shop';
import type { FuzzReport } from './fuzz-report';
import { storefrontAttack } from './storefront-attacks';
import { meansUnavailable, storefrontCases } from './storefront-cases';
import { mapStorefront } from './storefront-map';

/** Attacks a storefront of its own, before a backend of its own. */
export function fuzzStorefront(limits: FuzzLimits): Promise<FuzzReport & { origin: string }> {
  return fuzzOwnShop(limits, {
    start: async (shop) => {
      await startShop(shop);
      return shop.storefront;
    },
    hasPolicy: true,
    plan: async (origin, random) => {
      const map = await mapStorefront(origin);
      const { secrets } = map;
      const named = storefrontCases(map);
      return { named, random: () => storefrontAttack(random, map), secrets, isMeant: meansUnavailable };
    },
  });
}
