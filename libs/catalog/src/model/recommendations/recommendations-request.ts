import { recommendationPlacements, type RecommendationPlacement, wireId } from '@vyloha/contract';
import * as v from 'valibot';
import { parseProductIds } from '../product/product-id';
import type { RecommendationOptions } from './recommendation';
import { maxRequestedProducts, recommendationKeys } from './recommendations-url';

/** The request in an address; `null` where the placement is unknown. */
export function parseRecommendationsQuery(
  query: URLSearchParams,
): (RecommendationOptions & { placement: RecommendationPlacement }) | null {
  const placement = recommendationPlacements.find((name) => name === query.get(recommendationKeys.placement));
  if (placement === undefined) return null;
  const category = v.safeParse(wireId, query.get(recommendationKeys.category));
  const productIds = parseProductIds(query.getAll(recommendationKeys.product), maxRequestedProducts);
  const excludedIds = parseProductIds(query.getAll(recommendationKeys.shown), maxRequestedProducts);
  return { placement, productIds, excludedIds, categoryId: category.success ? category.output : undefined };
}
