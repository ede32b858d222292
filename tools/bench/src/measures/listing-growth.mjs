// @ts-check
import { measureGrowth, listingPath } from '../growth.mjs';

/** The leaf of exactly 200 products that every size of the demo shop has. */
const leaf = 'c-semena-zelenina';

/**
 * All but the first three have far more products in the large shop; their counts are precomputed. Only the filtered
 * rest of the last one has to be counted on request.
 */
const questions = {
  'the same category of 200': listingPath({ category: leaf, page: 1, perPage: 21 }),
  'the same category of 200, by price': listingPath({ category: leaf, sort: 'PriceSortASC' }),
  'the same category of 200, filtered': listingPath({
    category: leaf,
    availability: true,
    price: { from: 20, to: 60 },
  }),
  'page 1 of everything': listingPath({ page: 1, perPage: 21 }),
  'page 50 of everything': listingPath({ page: 50, perPage: 21 }),
  'page 1 of everything, by price': listingPath({ sort: 'PriceSortASC' }),
  'a department': listingPath({ category: 'c-zahrada' }),
  'a virtual category by tags': listingPath({ virtualCategory: 'vc-akce' }),
  'a virtual category by parameters': listingPath({ virtualCategory: 'vc-nerezove' }),
  'a virtual category by a price range': listingPath({ virtualCategory: 'vc-darky-do-500', sort: 'PriceSortDESC' }),
  'a brand': listingPath({ brand: 'b-rosa' }),
  'a department by business prices': {
    path: listingPath({ category: 'c-zahrada', sort: 'PriceSortASC' }),
    priceList: 'b2b',
  },
  'a department of 38 % of the products, filtered by price': listingPath({
    category: 'c-zahrada',
    price: { from: 100, to: 500 },
  }),
};

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const listingGrowth = () => measureGrowth('listing', questions, 24300);
