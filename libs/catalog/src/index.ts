export type { ArticleView } from './model/category/category-editorial';
export type { WeakMatch } from './model/listing/listing';
export { formatBounds } from './model/listing/bounds';
export type { ListingPage } from './model/listing/listing-page';
export type { ProductListingData } from './model/listing/product-listing';
export { isRefined } from './model/listing/sort';
export type { ProductBox } from './model/product/product-box';
export type { Recommendation } from './model/recommendations/recommendation';
