// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openShop } from '../bench-shop.mjs';
import { forEachDatabase } from '../databases.mjs';
import { cpuMilliseconds, residentMegabytes } from '../process-usage.mjs';

const sizes = { small: 1_000, large: 100_000 };
const names = { small: `shop_${sizes.small}`, large: `shop_${sizes.large}` };
const sampleMs = 200;
const retryMs = 5_000;
const env = { FEEDS: 'google', FEED_MINUTES: '1440' };

/** Lets a feed be made anew, which takes up to a minute longer than making it. @param {import('../bench-shop.mjs').BenchShop} shop */
async function makeFeed({ backend, backendPid, dataDir }) {
  rmSync(join(dataDir, 'feeds'), { recursive: true, force: true });
  const before = residentMegabytes(backendPid);
  const cpuBefore = cpuMilliseconds(backendPid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(backendPid));
  }, sampleMs);
  try {
    for (;;) {
      const response = await fetch(`${backend}/store/api/v1/feeds/google/cz`);
      await response.arrayBuffer();
      if (response.ok) break;
      if (response.status !== 503) throw new Error(`The feed: ${response.status}`);
      await wait(retryMs);
    }
  } finally {
    clearInterval(timer);
  }
  return { growth: peak / before, cpuMs: cpuMilliseconds(backendPid) - cpuBefore };
}

/**
 * The first feed after the start is the warm-up of each shop.
 * @param {number} products @param {number} port @param {string | undefined} databaseUrl
 */
async function measureShop(products, port, databaseUrl) {
  const shop = await openShop({ products, port, withStorefront: false, databaseUrl, env });
  try {
    await makeFeed(shop);
    return await makeFeed(shop);
  } finally {
    await shop.stop();
  }
}

/** What a feed of 100 000 products costs and holds in memory. @returns {Promise<import('../table.mjs').Row[]>} */
export async function feedGrowth() {
  /** @type {import('../table.mjs').Row[]} */
  const rows = [];
  await forEachDatabase([names.small, names.large], async ({ name, urlOf }) => {
    const small = await measureShop(sizes.small, 25000, urlOf(names.small));
    const large = await measureShop(sizes.large, 25010, urlOf(names.large));
    rows.push(
      {
        what: `feed of 100 000 products: the backend's memory while it is made, multiple of before, ${name}`,
        figure: large.growth,
        goal: 1.2,
        goalIs: 'max',
      },
      {
        what: `feed: CPU of the backend for a product, 100 000 products as a multiple of 1 000, ${name}`,
        figure: large.cpuMs / sizes.large / (small.cpuMs / sizes.small),
        goal: 1.5,
        goalIs: 'max',
      },
    );
  });
  return rows;
}
