// @ts-check
import { findCategory, openShop } from '../bench-shop.mjs';
import { fetchAll } from '../load.mjs';
import { residentMegabytes } from '../process-usage.mjs';
import { visitRounds } from '../visit-rounds.mjs';

/** On a busy machine it ends early, at the end of a round. */
const maxMs = 8 * 60_000;
const warmRounds = 3;

/** 100 000 requests on 10 000 addresses; the first rounds are the warm-up. @returns {Promise<import('../table.mjs').Row[]>} */
export async function memoryGrowth() {
  const shop = await openShop({ port: 24400, withStorefront: true });
  try {
    const category = await findCategory(shop.origin);
    const pid = shop.storefront?.child.pid ?? 0;
    /** @type {number[]} */
    const readings = [];
    let requests = 0;
    const startedAt = performance.now();
    for (const round of visitRounds()) {
      const urls = round.map((visitor) => `${shop.origin}${category}?cena=1-${1_000 + visitor}`);
      await fetchAll(urls, { headers: { accept: 'text/html', 'accept-encoding': 'gzip' } });
      requests += urls.length;
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      readings.push(residentMegabytes(pid));
      console.log(`${requests} requests in ${seconds} s, ${Math.round(readings.at(-1) ?? 0)} MB`);
      if (readings.length > warmRounds && performance.now() - startedAt > maxMs) break;
    }
    return [
      {
        what: `memory after ${requests} requests, multiple of warm`,
        figure: (readings.at(-1) ?? 0) / (readings[warmRounds - 1] ?? 1),
        goal: 1.1,
        goalIs: 'max',
      },
    ];
  } finally {
    await shop.stop();
  }
}
