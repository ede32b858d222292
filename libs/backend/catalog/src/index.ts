export type { CatalogContext, ProductContext } from './catalog/catalog-context';
export type { CategoryLink } from './catalog/category/category-shapes';
export {
  type CategoryRow,
  type VirtualCategoryRow,
  loadCategoryRows,
  loadVirtualCategoryRows,
  maxCategories,
} from './catalog/category/load-catalogue-rows';
export { loadCategoryFamily } from './catalog/category/load-category-family';
export { toCatalogueData } from './catalog/category/to-catalogue-data';
export { toSlicing } from './catalog/category/to-category';
export { checkPermissionsFlag } from './catalog/check-permissions';
export { enqueueVariants } from './catalog/listing/enqueue-variants';
export { listingJobs, refreshTaxes } from './catalog/listing/listing-jobs';
export { searchProducts } from './catalog/listing/load-listing';
export { loadTotals } from './catalog/listing/load-totals';
export { refreshListings } from './catalog/listing/refresh-listings';
export { isVariantAvailableSql } from './catalog/listing/refresh/available-sql';
export { displayedPrices, joinedTax } from './catalog/listing/refresh/displayed-prices';
export { unitsPerStepSql } from './catalog/listing/refresh/listed-variant-rows';
export { scopeIdOf, scopePrefixes, shopScopeId } from './catalog/listing/scope-id';
export { catalogModule } from './catalog/module';
export { basicPriceList, pricesOfVariant } from './catalog/pricing/prices-of-variant';
export { isPricedIn, pricedIn } from './catalog/pricing/priced-in';
export {
  type VariantPrice,
  convertPrice,
  priceBeforeSavings,
  priceByLaw,
  priceOf,
} from './catalog/pricing/variant-price';
export { findAlternatives } from './catalog/product/load-alternatives';
export { loadProductCategories } from './catalog/product/load-product-categories';
export { loadProducts } from './catalog/product/load-products';
export { requireProduct } from './catalog/product/require-product';
export { type WarehouseStock, stockOf, variantColumns } from './catalog/product/rows/load-variant-rows';
export { availabilitySchema, canBeBought, toAvailability, toNotSaleable } from './catalog/product/wire/availability';
export { type WireParameters, parametersSchema, toParameters } from './catalog/product/wire/parameters';
export { toPictureOrNull } from './catalog/product/wire/picture';
export { type WireProduct, productSchema } from './catalog/product/wire/product';
export type { WireVariant } from './catalog/product/wire/variant';
export { isProductVisibleTo, isProductVisibleToAudience } from './catalog/visible-to';
export {
  beginsWith,
  byTitleAndText,
  countWords,
  hasEnough,
  hasWords,
  mentionedLength,
  type WantedWords,
} from './search/has-words';
export { searchRateLimits } from './search/limits';
export { searchModule } from './search/module';
export { toCountable } from './search/popular/countable-query';
export { PopularSearches, popularSearches } from './search/popular/popular-searches';
export { SearchCounter, markedVisitors, searchCounter } from './search/popular/search-counter';
export { loadNamedVariants } from './search/products-by-code';
export { isSearchable } from './search/query-words';
export { type FoundBy, type ResolvedQuery, resolveQuery, waysFound } from './search/resolve-query';
export type { Slot } from './search/search-slots';
export { toSearchWords } from './search/search-words';
