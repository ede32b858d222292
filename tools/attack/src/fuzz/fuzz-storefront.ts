import { startShop } from '../shop/shop';
import { fuzzOwnShop } from './fuzz-own-shop';
import type { FuzzLimits } from './fuzz-own-shop';
import type { FuzzReport } from './fuzz-report';
import { createStorefrontAttack } from './storefront-attacks';
import { isExpectedUnavailable, storefrontCases } from './storefront-cases';
import { mapStorefront } from './storefront-map';

/** Attacks its own storefront, in front of its own backend. */
export function fuzzStorefront(limits: FuzzLimits): Promise<FuzzReport & { origin: string }> {
  return fuzzOwnShop(limits, {
    start: async (shop) => {
      await startShop(shop);
      return shop.storefront;
    },
    hasCsp: true,
    plan: async (origin, random) => {
      const map = await mapStorefront(origin);
      const { secrets } = map;
      const namedAttacks = storefrontCases(map);
      return {
        namedAttacks,
        random: () => createStorefrontAttack(random, map),
        secrets,
        isExpectedUnavailable: isExpectedUnavailable,
      };
    },
  });
}
