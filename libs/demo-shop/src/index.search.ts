export { formatFigures } from './search/format-figures';
export { readCatalogIndex } from './search/catalog-index';
export { measureSearch } from './search/measure-search';
export { queriesByShop, shopDocuments, shopNames, type ShopName } from './search/measured-shops';
export { writeQueries } from './search/write-queries';
