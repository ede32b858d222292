export { countSearchAction } from './handlers/count-search-action.server';
export { popularSearchesLoader } from './handlers/popular-searches-loader.server';
export { findSearchContents, searchProductsLoader } from './handlers/search-listing.server';
export { searchPageLoader } from './handlers/search-page-loader.server';
export { createSearchRecommender } from './handlers/search-recommender.server';
export type { SearchRecommender } from './handlers/search-recommender.server';
export { joinFoundTexts } from './model/join-found-texts';
export { withRecommendedProducts } from './handlers/with-recommended-products.server';
