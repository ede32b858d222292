// @ts-check
import { growthOf, listingPath } from '../growth.mjs';

/** The leaf of exactly 200 products that every size of the demo shop has. */
const leaf = 'c-semena-zelenina';

const questions = {
  'the same category of 200': listingPath({ category: leaf, page: 1, perPage: 21 }),
  'the same category of 200, filtered': listingPath({
    category: leaf,
    availability: true,
    price: { from: 20, to: 60 },
  }),
  'page 1 of everything': listingPath({ page: 1, perPage: 21 }),
  'page 50 of everything': listingPath({ page: 50, perPage: 21 }),
};

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const listingGrowth = () => growthOf('listing', questions, 44300);
