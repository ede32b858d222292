// @ts-check
import { measureGrowth, listingPath } from '../growth.mjs';

/** A page of the results, as the storefront requests it. @param {string} query */
const toResultsPath = (query) => listingPath({ query, page: 1, perPage: 10, facets: false });
/** @param {string} query */
const toSuggestionsPath = (query) => `/cms/search?${new URLSearchParams({ q: query, limit: '10' })}`;

/** Terms that match equally many products in every size of the demo shop; the last one matches one product in 25. */
const questions = {
  'results of a word': toResultsPath('mrkev'),
  'results of two words': toResultsPath('pozdní mrkev'),
  'results of a typing error': toResultsPath('mrkvev'),
  'results of a code': toResultsPath('ZV-10023'),
  'results of what is not there': toResultsPath('xyzzy'),
  suggestions: toSuggestionsPath('mrkev'),
  'results of a word that 4 % of the products have': toResultsPath('hadice'),
};

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const searchGrowth = () => measureGrowth('search', questions, 24600);
