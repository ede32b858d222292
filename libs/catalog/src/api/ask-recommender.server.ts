import type { RecommendationPlacement } from '@vyloha/contract';
import type { RecommendationWish } from '../model/recommendations/recommendation';
import { mostWishedProducts } from '../model/recommendations/recommendations-address';
import { parseRecommendedIds } from '../model/recommendations/recommended-ids';

/** What the recommender outside the shop is told. */
export interface AskedOfRecommender extends RecommendationWish {
  placement: RecommendationPlacement;
  /** Whose session it is; `null` when the shopper has not agreed to that. */
  session: string | null;
}

/** How the recommender knows the shop; the same for all its shoppers. */
const customer = 'vyloha';

/** @throws when it answers anything but ids of goods, or not in time */
export async function askRecommender(
  url: string,
  { placement, session, productIds = [], categoryId }: AskedOfRecommender,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const target = new URL(url);
  target.searchParams.set('placement', placement);
  target.searchParams.set('customer', customer);
  if (session !== null) target.searchParams.set('session', session);
  if (productIds.length > 0) target.searchParams.set('product', productIds.slice(0, mostWishedProducts).join(','));
  if (categoryId !== undefined) target.searchParams.set('category', categoryId);
  const answer = await fetch(target, { headers: { Accept: 'application/json' }, signal });
  if (!answer.ok) throw new Error(`The recommender answered ${answer.status}`);
  return parseRecommendedIds(await answer.json());
}
