// @ts-check
import { openShop } from './bench-shop.mjs';
import { forEachDatabase } from './databases.mjs';
import { median } from './table.mjs';

const largeShopSize = 100_000;
const names = { small: 'shop', large: `shop_${largeShopSize}` };
const rounds = 120;
const warmRounds = 20;

/** @param {string} url */
async function measureResponseMs(url, /** @type {Record<string, string>} */ headers) {
  const startedAt = performance.now();
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

/** @typedef {string | { path: string, priceList: string }} Question backend path, requested without or with a price list */

/**
 * How much slower the large shop responds. Requests alternate, so that other load of the machine affects both.
 * @param {string} small @param {string} large addresses of both backends @param {Question} question
 */
async function measureRatio(small, large, question) {
  const { path, priceList } = typeof question === 'string' ? { path: question, priceList: 'b2c' } : question;
  /** @type {{ small: number[], large: number[] }} */
  const times = { small: [], large: [] };
  for (let round = 0; round < rounds; round += 1) {
    // A new visitor each time, because of the rate limit for searches.
    const visitor = `10.0.${round}.${Math.floor(Math.random() * 256)}`;
    const headers = { 'x-locale': 'cs', 'x-currency': 'CZK', 'x-user-variant': priceList, 'x-forwarded-for': visitor };
    const smallMs = await measureResponseMs(small + path, headers);
    const largeMs = await measureResponseMs(large + path, headers);
    if (round < warmRounds) continue;
    times.small.push(smallMs);
    times.large.push(largeMs);
  }
  return median(times.large) / median(times.small);
}

/**
 * A figure for each question, from a shop of 1 000 products and one of 100 000, on each database.
 * @param {string} measure
 * @param {readonly string[]} questions
 * @param {number} port
 * @param {(question: string, small: import('./bench-shop.mjs').BenchShop, large: import('./bench-shop.mjs').BenchShop) => Promise<number>} measureFigure
 */
export async function measureGrowthOfEach(measure, questions, port, measureFigure) {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [];
  await forEachDatabase([names.small, names.large], async ({ name, urlOf }) => {
    const small = await openShop({ port, withStorefront: false, databaseUrl: urlOf(names.small) });
    const large = await openShop({
      products: largeShopSize,
      port: port + 10,
      withStorefront: false,
      databaseUrl: urlOf(names.large),
    });
    try {
      for (const questionName of questions) {
        rows.push({
          what: `${measure}, ${questionName}: 100 000 products as a multiple of 1 000, ${name}`,
          figure: await measureFigure(questionName, small, large),
          goal: 1.5,
          goalIs: 'max',
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
 * The same questions in both shops, alternating.
 * @param {string} measure
 * @param {Record<string, Question>} questions by name
 * @param {number} port
 */
export const measureGrowth = (measure, questions, port) =>
  measureGrowthOfEach(measure, Object.keys(questions), port, (questionName, small, large) =>
    measureRatio(small.backend, large.backend, questions[questionName] ?? ''),
  );

/** The listing call for a scope. @param {object} scope */
export const listingPath = (scope) =>
  `/cms/api/catalog/v2/state?scope=${Buffer.from(JSON.stringify(scope)).toString('base64url')}`;
