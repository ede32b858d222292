import type { RecommendationPlacement } from '@vyloha/contract';
import type { RecommendationWish } from './recommendation';

/** Where browsers ask for recommended goods after their page. */
export const recommendationsPath = '/doporucujeme';
export const recommendationKeys = {
  placement: 'misto',
  product: 'zbozi',
  category: 'kategorie',
  shown: 'mimo',
} as const;
/** As many as a large cart has lines. */
export const mostWishedProducts = 50;

export function recommendationsAddress(placement: RecommendationPlacement, wish: RecommendationWish): string {
  const { productIds = [], categoryId, shownIds = [] } = wish;
  const query = new URLSearchParams({ [recommendationKeys.placement]: placement });
  for (const id of productIds.slice(0, mostWishedProducts)) query.append(recommendationKeys.product, id);
  if (categoryId !== undefined) query.set(recommendationKeys.category, categoryId);
  for (const id of shownIds.slice(0, mostWishedProducts)) query.append(recommendationKeys.shown, id);
  return `${recommendationsPath}?${query}`;
}
