import type { Recommender, SessionRecommender } from '@vyloha/catalog/server';
import type { CookieJar, ShopperSession } from '@vyloha/session';
import { parseClosedNotices } from '@vyloha/shell';

/** A recommender that receives the session id only if the shopper gave consent. */
export function withConsent(
  recommender: Recommender,
  cookies: Pick<CookieJar, 'get'>,
  { id }: Pick<ShopperSession, 'id'>,
): SessionRecommender {
  const { notices, allowsMeasuring } = parseClosedNotices(cookies.get('closed'));
  const session = notices.includes('consent') && allowsMeasuring ? id : null;
  return (request) => recommender({ ...request, session });
}
