export type { CatalogPicture } from './model/catalog-picture';
export type { ShownArticle } from './model/category-story';
export type { ListingScope, SortName } from './model/listing';
export type { ListingPart } from './model/listing-part';
export type { TagPlace } from './model/product-badge';
export type { ProductBox } from './model/product-box';
export { boxVariantsPath } from './model/box-variants';
export { visitedProductsPath } from './model/visited-products';
