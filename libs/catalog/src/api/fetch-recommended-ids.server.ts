import type { RecommendationPlacement } from '@vyloha/contract';
import type { RecommendationOptions } from '../model/recommendations/recommendation';
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
