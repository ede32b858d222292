export {
  type VirtualCategoryRule,
  brand,
  category,
  listingEntry,
  listingFacts,
  listingPrice,
  listingScope,
  listingVariant,
  parameter,
  parameterValue,
  price,
  priceHistory,
  product,
  productParameter,
  stock,
  tag,
  variant,
  virtualCategory,
} from './catalog/tables';
export { searchCount } from './search/popular/tables';
export { searchEntry, searchText, searchWord } from './search/tables';
