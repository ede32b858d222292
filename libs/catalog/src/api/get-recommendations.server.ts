import type { CmsClient } from '@vyloha/cms-client';
import type { RecommendationPlacement } from '@vyloha/contract';
import type { RecommendationWish } from '../model/recommendations/recommendation';
import { mostWishedProducts } from '../model/recommendations/recommendations-address';
import { type GoodsByPlacement, recommendationsResponse } from '../model/recommendations/recommendations-response';

/** More the shop does not recommend at once. */
const most = 24;

interface AskedOfShop extends RecommendationWish {
  placements: readonly RecommendationPlacement[];
  /** Of each place. */
  limit: number;
}

/** What the shop itself recommends, the same to everybody who has the same goods before them. */
export async function getRecommendations(
  cms: CmsClient,
  { placements, productIds = [], categoryId, shownIds = [], limit }: AskedOfShop,
): Promise<GoodsByPlacement> {
  const query = {
    placements: placements.join(','),
    // What the page shows by itself is left out afterwards: the answer is the same for pages that show something else.
    limit: Math.min(limit + shownIds.length, most),
    ...(productIds.length > 0 && { products: productIds.slice(0, mostWishedProducts).join(',') }),
    ...(categoryId !== undefined && { category: categoryId }),
  };
  // Every cart is another one: they would only push out what others ask for too.
  const shared = productIds.length <= 1;
  const found = await cms.rest({
    path: '/catalog/recommendations',
    query,
    schema: recommendationsResponse,
    shared,
    optional: true,
  });
  return found ?? new Map();
}
