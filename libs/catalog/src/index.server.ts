export { categoryPageLoader } from './handlers/category-page-loader.server';
export { eshopPageLoader } from './handlers/eshop-page-loader.server';
export { loadListing } from './handlers/load-listing.server';
export { loadProductsByIds } from './handlers/load-products-by-ids.server';
export { productPageLoader } from './handlers/product-page-loader.server';
