import { readFileSync } from 'node:fs';

/** What a shopper expects of a query; everything that is named has to hold. */
export interface ShopQuery {
  query: string;
  language: string;
  why: string;
  expected: {
    /** Codes of products, one of which is among the first. */
    products?: string[];
    /** Categories: one of them contains that product, itself or by its descendants. */
    anyOfCategory?: string[];
    /** Brands: one of them made it. */
    anyOfBrand?: string[];
    /** A category or virtual category that is among the first ones. */
    category?: string;
    /** The shop has nothing of the kind. */
    nothing?: true;
  };
}

/** Queries of shoppers, written from the demo shop's goods without regard to how it searches. */
export const shopQueries = JSON.parse(
  readFileSync(new URL('shop-queries.json', import.meta.url), 'utf8'),
) as readonly ShopQuery[];

/** A product, by what expectations name. */
export interface FoundProduct {
  code: string;
  brandId: string | null;
  /** Its own and those above. */
  categoryIds: readonly string[];
}

interface Found {
  /** The first ones. */
  products: readonly FoundProduct[];
  categoryIds: readonly string[];
}

type Expected = ShopQuery['expected'];

function isExpected({ products, anyOfCategory, anyOfBrand }: Expected, { code, brandId, categoryIds }: FoundProduct) {
  return (
    (products === undefined || products.includes(code)) &&
    (anyOfCategory === undefined || anyOfCategory.some((id) => categoryIds.includes(id))) &&
    (anyOfBrand === undefined || (brandId !== null && anyOfBrand.includes(brandId)))
  );
}

/** How many of the first products are what was expected; null where no product is. */
export function countExpected({ expected }: ShopQuery, { products }: Found): number | null {
  const { products: codes, anyOfCategory, anyOfBrand } = expected;
  if ((codes ?? anyOfCategory ?? anyOfBrand) === undefined) return null;
  return products.filter((product) => isExpected(expected, product)).length;
}

/** Whether the first results are what was expected. */
export function meetsExpectation(shopQuery: ShopQuery, found: Found): boolean {
  const { nothing, category } = shopQuery.expected;
  if (nothing === true) return found.products.length === 0;
  const hasCategory = category === undefined || found.categoryIds.includes(category);
  return hasCategory && countExpected(shopQuery, found) !== 0;
}
