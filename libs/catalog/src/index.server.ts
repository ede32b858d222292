export { categoryPageLoader } from './handlers/category-page-loader.server';
export { changeCompareList } from './handlers/change-compare-list.server';
export { comparePageLoader } from './handlers/compare-page-loader.server';
export { eshopPageLoader } from './handlers/eshop-page-loader.server';
export { loadListing } from './handlers/load-listing.server';
export { loadProductsByIds } from './handlers/load-products-by-ids.server';
export { productPageLoader } from './handlers/product-page-loader.server';
export { readCompareList } from './handlers/shopper-compare-list.server';
