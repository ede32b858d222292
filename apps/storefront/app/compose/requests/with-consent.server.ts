import type { Recommender, SessionRecommender } from '@vyloha/catalog/server';
import type { ShopperSession } from '@vyloha/session';
import { hasConsent } from '@vyloha/shell/server';

/** A recommender that receives the session id only if the shopper gave consent. */
export function withConsent(
  recommender: Recommender,
  asking: Parameters<typeof hasConsent>[0],
  { id }: Pick<ShopperSession, 'id'>,
): SessionRecommender {
  const session = hasConsent(asking, 'preferences') ? id : null;
  return (request) => recommender({ ...request, session });
}
