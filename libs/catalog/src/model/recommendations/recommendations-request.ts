import { recommendationPlacements, type RecommendationPlacement, wireId } from '@vyloha/contract';
import * as v from 'valibot';
import { productIdsAmong } from '../product/product-id';
import type { RecommendationWish } from './recommendation';
import { mostWishedProducts, recommendationKeys } from './recommendations-address';

/** What an address asks for; `null` where it names no place. */
export function parseRecommendationsAddress(
  query: URLSearchParams,
): (RecommendationWish & { placement: RecommendationPlacement }) | null {
  const placement = recommendationPlacements.find((name) => name === query.get(recommendationKeys.placement));
  if (placement === undefined) return null;
  const category = v.safeParse(wireId, query.get(recommendationKeys.category));
  const productIds = productIdsAmong(query.getAll(recommendationKeys.product), mostWishedProducts);
  const shownIds = productIdsAmong(query.getAll(recommendationKeys.shown), mostWishedProducts);
  return { placement, productIds, shownIds, categoryId: category.success ? category.output : undefined };
}
