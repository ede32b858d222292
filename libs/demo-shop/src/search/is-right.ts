import type { Found } from './ask-search';
import { type IndexedProduct, type CatalogIndex, withoutSpaces } from './catalog-index';
import type { Answer, RightProduct, ShopperQuery } from './shopper-query';

const overlap = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));

/** Whether everything that is named holds of a product. */
export function isRightProduct(
  { named, categories, brands, size, codes }: RightProduct,
  candidate: IndexedProduct,
): boolean {
  return (
    (named === undefined || named.some((beginning) => candidate.name.startsWith(beginning))) &&
    (categories === undefined || overlap(categories, candidate.categoryIds)) &&
    (brands === undefined || (candidate.brandId !== undefined && brands.includes(candidate.brandId))) &&
    (size === undefined || candidate.sizes.includes(withoutSpaces(size))) &&
    (codes === undefined || codes.some((beginning) => candidate.codes.some((code) => code.startsWith(beginning))))
  );
}

function areAffordable({ from = 0, to = Infinity }: NonNullable<Answer['price']>, prices: (readonly number[])[]) {
  return prices.every((ofProduct) => ofProduct.some((price) => price >= from && price <= to));
}

/** Whether what is found first answers a query. */
export function isRight(
  { language, answer }: ShopperQuery,
  found: Found,
  { products, idsByName }: CatalogIndex,
): boolean {
  const { product, links = [], price, nothing } = answer;
  const first = found.productIds.flatMap((id) => products.get(id) ?? []);
  if (nothing === true) return found.productIds.length === 0;
  if (
    price !== undefined &&
    !areAffordable(
      price,
      first.map(({ prices }) => prices[language]),
    )
  )
    return false;
  if (product !== undefined && first.some((candidate) => isRightProduct(product, candidate))) return true;
  const foundIds = new Set([...found.names].flatMap((name) => [...(idsByName.get(name) ?? [name])]));
  return links.some((id) => foundIds.has(id));
}
