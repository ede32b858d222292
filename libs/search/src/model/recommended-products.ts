import { type Locale, wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** Request for one page of the search service. */
export interface ProductsQuery {
  query: string;
  locale: Locale;
  /** Counted from 1. */
  page: number;
  perPage: number;
}

/** Product ids in the order of the service. */
export interface RecommendedProducts {
  productIds: readonly string[];
  /** Of all pages together. */
  total: number;
}

const recommendedProductsSchema = v.object({
  productIds: v.array(wireId),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * The response of the search service, each product once, up to the requested count.
 * @throws when the response is invalid
 */
export function parseRecommendedProducts(response: unknown, perPage: number): RecommendedProducts {
  const { productIds, total } = v.parse(recommendedProductsSchema, response);
  return { productIds: [...new Set(productIds)].slice(0, perPage), total };
}
