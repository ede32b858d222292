// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureGrowthOfEach } from '../growth.mjs';
import { median } from '../table.mjs';

const rounds = 60;
const warmRounds = 10;
/** A variant that exists in every size of the demo shop. */
const variantId = 'v-rajce-tyckove-orion-0-5-g';

/** Alternating changes. @type {Record<string, (round: number) => object>} */
const changes = {
  'a changed price': (round) => ({ variantId, prices: [{ currency: 'CZK', price: 50 + (round % 2) }] }),
  'a shelf that is emptied and filled': (round) => ({ variantId, stock: { 'w-praha': round % 2 } }),
};

/** @param {import('../bench-shop.mjs').BenchShop} shop @param {readonly object[]} documents */
async function postDocuments({ backend, dataDir }, documents) {
  const call = (/** @type {string} */ key) =>
    fetch(`${backend}/store/api/v1/prices-and-stock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ documents }),
    });
  const keyFile = join(dataDir, 'command-key');
  // The first call that needs the key creates it.
  if (!existsSync(keyFile)) await call('none');
  const response = await call(readFileSync(keyFile, 'utf8'));
  const { data } = await response.json();
  if (!response.ok || data.problems.length > 0) throw new Error(`${response.status} ${JSON.stringify(data)}`);
  return data.waiting;
}

/** Time until the listings are updated. @param {import('../bench-shop.mjs').BenchShop} shop @param {object} change */
async function measureChangeMs(shop, change) {
  const startedAt = performance.now();
  let waiting = await postDocuments(shop, [change]);
  while (waiting > 0) waiting = await postDocuments(shop, []);
  return performance.now() - startedAt;
}

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const priceChangeGrowth = () =>
  measureGrowthOfEach('upkeep', Object.keys(changes), 24900, async (changeName, small, large) => {
    /** @type {{ small: number[], large: number[] }} */
    const times = { small: [], large: [] };
    for (let round = 0; round < rounds; round += 1) {
      const change = changes[changeName]?.(round) ?? {};
      const smallMs = await measureChangeMs(small, change);
      const largeMs = await measureChangeMs(large, change);
      if (round < warmRounds) continue;
      times.small.push(smallMs);
      times.large.push(largeMs);
    }
    return median(times.large) / median(times.small);
  });
