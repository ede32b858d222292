import { redirect } from '@remix-run/node';
import { isOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { ownPathOrNull, paths } from '@vyloha/links';
import { currencyKey } from '@vyloha/session';

const seeOther = 303;

/** The currency that an address asks for by `?currency=EUR`; `null` where the shop does not listen to it. */
export function currencyOfAddress(request: Request, { features }: Pick<Config, 'features'>): string | null {
  if (!isOn(features, 'currencyFromUrl') || request.method !== 'GET') return null;
  return new URL(request.url).searchParams.get(currencyKey);
}

/**
 * The redirect to the address without its currency, which the cookie keeps from then on. Not for robots: they keep no
 * cookies, and a price list of another currency leads them to these very addresses.
 */
export function redirectWithoutCurrency(request: Request, config: Pick<Config, 'features'>): Response | null {
  if (currencyOfAddress(request, config) === null) return null;
  const url = new URL(request.url);
  url.searchParams.delete(currencyKey);
  return redirect(ownPathOrNull(`${url.pathname}${url.search}`) ?? paths.home(), seeOther);
}
