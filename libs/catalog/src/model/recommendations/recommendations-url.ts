import type { RecommendationPlacement } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import type { RecommendationOptions } from './recommendation';

export const recommendationKeys = {
  placement: 'misto',
  product: 'zbozi',
  category: 'kategorie',
  shown: 'mimo',
} as const;
/** As many as a large cart has lines. */
export const maxRequestedProducts = 50;

export function recommendationsUrl(placement: RecommendationPlacement, options: RecommendationOptions): string {
  const { productIds = [], categoryId, excludedIds = [] } = options;
  const query = new URLSearchParams({ [recommendationKeys.placement]: placement });
  for (const id of productIds.slice(0, maxRequestedProducts)) query.append(recommendationKeys.product, id);
  if (categoryId !== undefined) query.set(recommendationKeys.category, categoryId);
  for (const id of excludedIds.slice(0, maxRequestedProducts)) query.append(recommendationKeys.shown, id);
  return `${paths.recommendations()}?${query}`;
}
