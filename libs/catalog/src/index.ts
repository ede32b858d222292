export type { ShownArticle } from './model/category/category-story';
export type { ListingPart } from './model/listing/listing-part';
export type { ProductBox } from './model/product/product-box';
export { boxVariantsPath } from './model/variants/box-variants';
export { moreGoodsPath } from './model/listing/more-goods';
export type { Recommendation } from './model/recommendations/recommendation';
export { recommendationsPath } from './model/recommendations/recommendations-address';
export { visitedProductsPath } from './model/product/visited-products';
