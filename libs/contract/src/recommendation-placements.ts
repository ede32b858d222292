/** Placements of product recommendations, as requested from the backend or an external recommender. */
export const recommendationPlacements = [
  'category',
  'add_to_cart_cross_sell',
  'checkout_cart_items',
  'checkout_empty_cart',
  'homepage',
  'not_found',
  'product_detail_related',
  'product_detail_cross_sell',
  'internal_error',
] as const;

export type RecommendationPlacement = (typeof recommendationPlacements)[number];
