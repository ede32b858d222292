import { Random } from '../random';
import { createShop } from '../shop/shop';
import { backendAttack } from './backend-attacks';
import { backendCases } from './backend-cases';
import { mapBackend } from './backend-map';
import { fuzzAndShrink } from './fuzz-report';
import type { FuzzReport } from './fuzz-report';
import type { FuzzLimits } from './fuzz-storefront';
import { Oracle } from './oracle';

/** Attacks a backend of its own, as somebody who reached past the storefront. */
export async function fuzzBackend({
  seed,
  requests,
  maxMs,
  say,
}: FuzzLimits): Promise<FuzzReport & { origin: string }> {
  const shop = await createShop();
  try {
    await shop.backend.start();
    const { origin } = shop.backend;
    const map = await mapBackend(origin);
    const random = new Random(seed);
    const report = await fuzzAndShrink({
      server: shop.backend,
      // The attacks are made as that customer, so what is theirs may be answered.
      oracle: new Oracle({
        origin,
        ownHosts: [new URL(origin).host],
        secrets: [],
        hasPolicy: false,
        dataDir: shop.dataDir,
      }),
      named: [...backendCases],
      random: () => backendAttack(random, map),
      requests,
      maxMs,
      say,
    });
    return { ...report, origin };
  } finally {
    await shop.close();
  }
}
