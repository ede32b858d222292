import { type Locale, wireId } from '@vyloha/contract';
import * as v from 'valibot';

/** One page of what the search service is asked for. */
export interface GoodsQuery {
  query: string;
  locale: Locale;
  /** Counted from 1. */
  page: number;
  perPage: number;
}

/** Ids of goods in the order of the service. */
export interface RecommendedGoods {
  productIds: readonly string[];
  /** Of all pages together. */
  total: number;
}

const recommendedGoods = v.object({
  productIds: v.array(wireId),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * What the search service answered, each product once and no more than were asked for.
 * @throws when it is anything else
 */
export function parseRecommendedGoods(answer: unknown, perPage: number): RecommendedGoods {
  const { productIds, total } = v.parse(recommendedGoods, answer);
  return { productIds: [...new Set(productIds)].slice(0, perPage), total };
}
