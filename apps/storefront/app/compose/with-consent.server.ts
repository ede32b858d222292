import type { Recommender, ShoppersRecommender } from '@vyloha/catalog/server';
import type { CookieJar, ShopperSession } from '@vyloha/session';
import { parseClosed } from '@vyloha/shell';

/** A recommender that is told whose session it is, if the shopper has agreed to be measured. */
export function withConsent(
  recommender: Recommender,
  cookies: Pick<CookieJar, 'get'>,
  { id }: Pick<ShopperSession, 'id'>,
): ShoppersRecommender {
  const { notices, allowsMeasuring } = parseClosed(cookies.get('closed'));
  const session = notices.includes('consent') && allowsMeasuring ? id : null;
  return (asked) => recommender({ ...asked, session });
}
