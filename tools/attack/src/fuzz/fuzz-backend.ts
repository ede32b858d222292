import { createBackendAttack } from './backend-attacks';
import { backendCases } from './backend-cases';
import { mapBackend } from './backend-map';
import { fuzzOwnShop } from './fuzz-own-shop';
import type { FuzzLimits } from './fuzz-own-shop';
import type { FuzzReport } from './fuzz-report';

/** Attacks its own backend, like an attacker who reached past the storefront. */
export function fuzzBackend(limits: FuzzLimits): Promise<FuzzReport & { origin: string }> {
  return fuzzOwnShop(limits, {
    start: async ({ backend }) => {
      await backend.start();
      return backend;
    },
    hasCsp: false,
    plan: async (origin, random) => {
      const map = await mapBackend(origin);
      // The attacks run as the demo customer, so responses may contain their data.
      return { namedAttacks: backendCases, random: () => createBackendAttack(random, map), secrets: [] };
    },
  });
}
