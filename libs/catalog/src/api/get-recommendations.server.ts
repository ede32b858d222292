import type { CmsClient } from '@vyloha/cms-client';
import type { RecommendationPlacement } from '@vyloha/contract';
import type { RecommendationOptions } from '../model/recommendations/recommendation';
import { maxRequestedProducts } from '../model/recommendations/recommendations-url';
import { type ProductsByPlacement, recommendationsResponse } from '../model/recommendations/recommendations-response';

/** The shop's own limit for one request. */
const maxRecommendations = 24;

interface ShopRecommendationsRequest extends RecommendationOptions {
  placements: readonly RecommendationPlacement[];
  /** For each placement. */
  limit: number;
}

/** The shop's own recommendations, the same for everybody who looks at the same products. */
export async function getRecommendations(
  cms: CmsClient,
  { placements, productIds = [], categoryId, excludedIds = [], limit }: ShopRecommendationsRequest,
): Promise<ProductsByPlacement> {
  const query = {
    placements: placements.join(','),
    // Products already on the page are left out afterwards, so that the cached response suits every page.
    limit: Math.min(limit + excludedIds.length, maxRecommendations),
    ...(productIds.length > 0 && { products: productIds.slice(0, maxRequestedProducts).join(',') }),
    ...(categoryId !== undefined && { category: categoryId }),
  };
  // Carts rarely repeat: caching these responses would only evict shared entries.
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
