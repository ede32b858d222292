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
 * A figure for each of some questions, from a shop of 1 000 products and one of 100 000, on each database.
 * @param {string} measure
 * @param {readonly string[]} questions
 * @param {number} port
 * @param {(question: string, small: import('./bench-shop.mjs').BenchShop, large: import('./bench-shop.mjs').BenchShop) => Promise<number>} figureOf
 */
export async function growthOfEach(measure, questions, port, figureOf) {
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
      for (const what of questions) {
        rows.push({
          what: `${measure}, ${what}: 100 000 products as a multiple of 1 000, ${name}`,
          figure: await figureOf(what, small, large),
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

/**
 * The same questions in both shops, asked by turns.
 * @param {string} measure
 * @param {Record<string, Question>} questions by what they ask
 * @param {number} port
 */
export const growthOf = (measure, questions, port) =>
  growthOfEach(measure, Object.keys(questions), port, (what, small, large) =>
    growth(small.backend, large.backend, questions[what] ?? ''),
  );

/** The listing call for a scope. @param {object} scope */
export const listingPath = (scope) =>
  `/cms/api/catalog/v2/state?scope=${Buffer.from(JSON.stringify(scope)).toString('base64url')}`;
