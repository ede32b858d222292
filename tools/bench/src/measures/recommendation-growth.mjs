// @ts-check
import { growthOf } from '../growth.mjs';

/** @param {Record<string, string>} query */
const recommended = (query) => `/cms/catalog/recommendations?${new URLSearchParams(query)}`;
const ofProduct = 'product_detail_cross_sell,product_detail_related';

/** Goods and a category that every size of the demo shop has, bought together as often. */
const questions = {
  'beside goods that were bought with others': recommended({
    placements: ofProduct,
    products: 'p-fazol-tyckovy-vlasta',
  }),
  'beside goods that nobody bought with others': recommended({ placements: ofProduct, products: 'p-kvetak-bibiana' }),
  'beside a cart': recommended({
    placements: 'checkout_cart_items',
    products: 'p-fazol-tyckovy-vlasta,p-kvetak-bibiana,p-jahoda-mesicni-krystof',
  }),
  'below a category': recommended({ placements: 'category', category: 'c-semena-zelenina' }),
  'below a department': recommended({ placements: 'category', category: 'c-zahrada' }),
  'on the home page': recommended({ placements: 'homepage' }),
};

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const recommendationGrowth = () => growthOf('recommendations', questions, 44700);
