export type { ArticleView } from './model/category/category-editorial';
export type { ListingPage } from './model/listing/listing-page';
export type { ProductBox } from './model/product/product-box';
export { boxVariantsPath } from './model/variants/box-variants';
export { moreProductsPath } from './model/listing/more-products';
export type { Recommendation } from './model/recommendations/recommendation';
export { recommendationsPath } from './model/recommendations/recommendations-url';
export { visitedProductsPath } from './model/product/visited-products';
