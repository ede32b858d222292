// @ts-check
import { openShop } from '../bench-shop.mjs';
import { median } from '../table.mjs';

/** The leaf of exactly 200 products that every size of the demo shop has. */
const leaf = 'c-semena-zelenina';
const scopes = {
  'the same category of 200': { category: leaf, page: 1, perPage: 21 },
  'page 1 of everything': { page: 1, perPage: 21 },
  'page 50 of everything': { page: 50, perPage: 21 },
};

/** Median time of one scope over many asks, milliseconds. @param {string} backend @param {object} scope */
async function askTime(backend, scope) {
  const encoded = Buffer.from(JSON.stringify(scope)).toString('base64url');
  const url = `${backend}/cms/api/catalog/v2/state?scope=${encoded}`;
  const headers = { 'x-locale': 'cs', 'x-currency': 'CZK', 'x-user-variant': 'b2c' };
  const times = [];
  for (let round = 0; round < 120; round += 1) {
    const from = performance.now();
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await answer.arrayBuffer();
    if (round >= 20) times.push(performance.now() - from);
  }
  return median(times);
}

/** @returns {Promise<import('../table.mjs').Row[]>} */
export async function listingGrowth() {
  const small = await openShop({ port: 44300, withStorefront: false });
  const large = await openShop({ products: 100_000, port: 44310, withStorefront: false });
  try {
    /** @type {import('../table.mjs').Row[]} */
    const rows = [];
    for (const [name, scope] of Object.entries(scopes)) {
      const before = await askTime(small.backend, scope);
      const after = await askTime(large.backend, scope);
      rows.push({
        what: `listing, ${name}: 100 000 products as a multiple of 1 000`,
        figure: after / before,
        goal: 1.5,
        better: 'most',
      });
    }
    return rows;
  } finally {
    await small.stop();
    await large.stop();
  }
}
