import { isFeatureOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { sameOriginPathOrNull, paths } from '@vyloha/links';
import { seeOther } from '@vyloha/links/server';
import { currencyKey } from '@vyloha/session';

/** The currency requested by `?currency=EUR`; `null` where the shop does not support the parameter. */
export function currencyFromUrl(
  request: Pick<Request, 'method' | 'url'>,
  { features }: Pick<Config, 'features'>,
): string | null {
  if (!isFeatureOn(features, 'currencyFromUrl') || request.method !== 'GET') return null;
  return new URL(request.url).searchParams.get(currencyKey);
}

/**
 * Redirects to the URL without its currency, which the cookie stores from then on. Not for robots: they store no
 * cookies, and price feeds of another currency link to these very URLs.
 */
export function redirectWithoutCurrency(request: Request, config: Pick<Config, 'features'>): Response | null {
  if (currencyFromUrl(request, config) === null) return null;
  const url = new URL(request.url);
  url.searchParams.delete(currencyKey);
  return seeOther(sameOriginPathOrNull(`${url.pathname}${url.search}`) ?? paths.home());
}
