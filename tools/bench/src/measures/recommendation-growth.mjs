// @ts-check
import { measureGrowth } from '../growth.mjs';

/** @param {Record<string, string>} query */
const toRecommendationsPath = (query) => `/cms/catalog/recommendations?${new URLSearchParams(query)}`;
const productPlacements = 'product_detail_cross_sell,product_detail_related';

/** Products and a category that exist in every size of the demo shop, bought together equally often. */
const questions = {
  'beside products that were bought with others': toRecommendationsPath({
    placements: productPlacements,
    products: 'p-fazol-tyckovy-vlasta',
  }),
  'beside products that nobody bought with others': toRecommendationsPath({
    placements: productPlacements,
    products: 'p-kvetak-bibiana',
  }),
  'beside a cart': toRecommendationsPath({
    placements: 'checkout_cart_items',
    products: 'p-fazol-tyckovy-vlasta,p-kvetak-bibiana,p-jahoda-mesicni-krystof',
  }),
  'below a category': toRecommendationsPath({ placements: 'category', category: 'c-semena-zelenina' }),
  'below a department': toRecommendationsPath({ placements: 'category', category: 'c-zahrada' }),
  'on the home page': toRecommendationsPath({ placements: 'homepage' }),
};

/** @returns {Promise<import('../table.mjs').Row[]>} */
export const recommendationGrowth = () => measureGrowth('recommendations', questions, 24700);
