// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growthOfEach } from '../growth.mjs';
import { median } from '../table.mjs';

const rounds = 60;
const warmRounds = 10;
/** A variant that every size of the demo shop has. */
const variantId = 'v-rajce-tyckove-orion-0-5-g';

/** What is changed, to and fro. @type {Record<string, (round: number) => object>} */
const changes = {
  'a changed price': (round) => ({ variantId, prices: [{ currency: 'CZK', price: 50 + (round % 2) }] }),
  'a shelf that is emptied and filled': (round) => ({ variantId, stock: { 'w-praha': round % 2 } }),
};

/** @param {import('../bench-shop.mjs').BenchShop} shop @param {readonly object[]} documents */
async function post({ backend, dataDir }, documents) {
  const call = (/** @type {string} */ key) =>
    fetch(`${backend}/store/api/v1/prices-and-stock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ documents }),
    });
  const keyFile = join(dataDir, 'command-key');
  // The first call that needs the key makes it.
  if (!existsSync(keyFile)) await call('none');
  const answer = await call(readFileSync(keyFile, 'utf8'));
  const { data } = await answer.json();
  if (!answer.ok || data.problems.length > 0) throw new Error(`${answer.status} ${JSON.stringify(data)}`);
  return data.waiting;
}

/** Until the listings have followed. @param {import('../bench-shop.mjs').BenchShop} shop @param {object} change */
async function timeOf(shop, change) {
  const from = performance.now();
  let waiting = await post(shop, [change]);
  while (waiting > 0) waiting = await post(shop, []);
  return performance.now() - from;
}

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const priceChangeGrowth = () =>
  growthOfEach('upkeep', Object.keys(changes), 44900, async (what, small, large) => {
    /** @type {{ small: number[], large: number[] }} */
    const times = { small: [], large: [] };
    for (let round = 0; round < rounds; round += 1) {
      const change = changes[what]?.(round) ?? {};
      const ofSmall = await timeOf(small, change);
      const ofLarge = await timeOf(large, change);
      if (round < warmRounds) continue;
      times.small.push(ofSmall);
      times.large.push(ofLarge);
    }
    return median(times.large) / median(times.small);
  });
