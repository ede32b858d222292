// @ts-check
import { growthOf, listingPath } from '../growth.mjs';

/** A page of the results, as the storefront asks for it. @param {string} query */
const results = (query) => listingPath({ query, page: 1, perPage: 10, facets: false });
/** @param {string} query */
const suggestions = (query) => `/cms/search?${new URLSearchParams({ q: query, limit: '10' })}`;

/** Words of goods that every size of the demo shop has as often, save for the last, which one product in 25 has. */
const questions = {
  'results of a word': results('mrkev'),
  'results of two words': results('pozdní mrkev'),
  'results of a typing error': results('mrkvev'),
  'results of a code': results('ZV-10023'),
  'results of what is not there': results('xyzzy'),
  suggestions: suggestions('mrkev'),
  'results of a word that 4 % of the goods have': results('hadice'),
};

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const searchGrowth = () => growthOf('search', questions, 44600);
