import type { CmsClient } from '@vyloha/cms-client';
import type { RecommendationPlacement } from '@vyloha/contract';
import type { RecommendationOptions } from '../model/recommendations/recommendation';
import { recommendationsResponse, type ProductsByPlacement } from '../model/recommendations/recommendations-response';
import { maxRequestedProducts } from '../model/recommendations/recommendations-url';
import { parseRecommendedIds } from '../model/recommendations/recommended-ids';

/** Request to the external recommender. */
export interface RecommenderRequest extends RecommendationOptions {
  placement: RecommendationPlacement;
  /** Session id; `null` when the shopper has not consented to sharing it. */
  session: string | null;
}

/** Identifies the shop to the recommender; the same for all shoppers. */
const customer = 'vyloha';

/** @throws when the response is not a list of product ids, or on timeout */
export async function fetchRecommendedIds(
  url: string,
  { placement, session, productIds = [], categoryId }: RecommenderRequest,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const target = new URL(url);
  target.searchParams.set('placement', placement);
  target.searchParams.set('customer', customer);
  if (session !== null) target.searchParams.set('session', session);
  if (productIds.length > 0) target.searchParams.set('product', productIds.slice(0, maxRequestedProducts).join(','));
  if (categoryId !== undefined) target.searchParams.set('category', categoryId);
  const response = await fetch(target, { headers: { Accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`The recommender answered ${response.status}`);
  return parseRecommendedIds(await response.json());
}

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
