import { backendAttack } from './backend-attacks';
import { backendCases } from './backend-cases';
import { mapBackend } from './backend-map';
import { fuzzOwnShop } from './fuzz-own-shop';
import type { FuzzLimits } from './fuzz-own-shop';
import type { FuzzReport } from './fuzz-report';

/** Attacks a backend of its own, as somebody who reached past the storefront. */
export function fuzzBackend(limits: FuzzLimits): Promise<FuzzReport & { origin: string }> {
  return fuzzOwnShop(limits, {
    start: async ({ backend }) => {
      await backend.start();
      return backend;
    },
    hasPolicy: false,
    plan: async (origin, random) => {
      const map = await mapBackend(origin);
      // The attacks are made as the demo customer, so what is theirs may be answered.
      return { named: backendCases, random: () => backendAttack(random, map), secrets: [] };
    },
  });
}
