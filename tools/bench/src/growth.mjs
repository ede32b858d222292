// @ts-check
import { openShop } from './bench-shop.mjs';
import { onEachDatabase } from './databases.mjs';
import { median } from './table.mjs';

const many = 100_000;
const names = { small: 'shop', large: `shop_${many}` };
const rounds = 120;
const warmRounds = 20;

/** @param {string} url */
async function timeOf(url, /** @type {Record<string, string>} */ headers) {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  await answer.arrayBuffer();
  return performance.now() - from;
}

/** @typedef {string | { path: string, priceList: string }} Question path at the backend, asked by everybody or by who has a price list */

/**
 * How much longer the large shop takes to answer. Both are asked by turns, so that what else the machine does meets both.
 * @param {string} small @param {string} large addresses of both backends @param {Question} question
 */
async function growth(small, large, question) {
  const { path, priceList } = typeof question === 'string' ? { path: question, priceList: 'b2c' } : question;
  /** @type {{ small: number[], large: number[] }} */
  const times = { small: [], large: [] };
  for (let round = 0; round < rounds; round += 1) {
    // Another visitor each time: nobody may search without end.
    const visitor = `10.0.${round}.${Math.floor(Math.random() * 256)}`;
    const headers = { 'x-locale': 'cs', 'x-currency': 'CZK', 'x-user-variant': priceList, 'x-forwarded-for': visitor };
    const ofSmall = await timeOf(small + path, headers);
    const ofLarge = await timeOf(large + path, headers);
    if (round < warmRounds) continue;
    times.small.push(ofSmall);
    times.large.push(ofLarge);
  }
  return median(times.large) / median(times.small);
}

/**
 * The same questions in a shop of 100 000 products as multiples of one of 1 000, on each database.
 * @param {string} measure
 * @param {Record<string, Question>} questions by what they ask
 * @param {number} port
 */
export async function growthOf(measure, questions, port) {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [];
  await onEachDatabase([names.small, names.large], async ({ name, urlOf }) => {
    const small = await openShop({ port, withStorefront: false, databaseUrl: urlOf(names.small) });
    const large = await openShop({
      products: many,
      port: port + 10,
      withStorefront: false,
      databaseUrl: urlOf(names.large),
    });
    try {
      for (const [what, question] of Object.entries(questions)) {
        const figure = await growth(small.backend, large.backend, question);
        rows.push({
          what: `${measure}, ${what}: 100 000 products as a multiple of 1 000, ${name}`,
          figure,
          goal: 1.5,
          better: 'most',
        });
      }
    } finally {
      await small.stop();
      await large.stop();
    }
  });
  return rows;
}

/** The listing call for a scope. @param {object} scope */
export const listingPath = (scope) =>
  `/cms/api/catalog/v2/state?scope=${Buffer.from(JSON.stringify(scope)).toString('base64url')}`;
