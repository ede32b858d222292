import { domainOf, isOn, type Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames, isLocale } from '@vyloha/contract';
import type { CookieKey, Locale } from '@vyloha/contract';
import { boxVariantsPath, recommendationsPath, visitedProductsPath } from '@vyloha/catalog';
import { canonicalQuery, paths } from '@vyloha/links';
import { currencyByCountry, currencyKey, readPriceChoices } from '@vyloha/session';
import { formatClosed, languageToOffer, parseClosed } from '@vyloha/shell';
import { parseCookie } from 'cookie';

/** A guest's wish for a page: all that the page may depend on, and nothing about the guest. */
export interface GuestPageWish {
  key: string;
  /** Path, and of the query what pages read, in one spelling. */
  address: string;
  domain: Domain;
  /** The choices among the shopper's cookies, as a `Cookie` header. */
  cookieHeader: string;
  /** A language that the browser prefers to the page's; the page offers it. */
  offeredLanguage: Locale | null;
}

interface GuestRequest {
  method: string;
  /** Path and query as they came. */
  url: string;
  host: string | undefined;
  cookieHeader: string | undefined;
  acceptLanguage?: string | undefined;
  /** Where the guest comes from, alpha-2, when the currency hangs on it. */
  country?: string | null;
}

/** Addresses whose pages belong to one shopper, or are no pages. */
const neverKept = [
  paths.cart(),
  paths.user(),
  paths.compare(),
  boxVariantsPath,
  recommendationsPath,
  visitedProductsPath,
  // Their addresses hold secrets of mails.
  paths.activate(),
  paths.resetPassword(),
  paths.loginLink(),
  paths.cancelWatch(),
  ...['/checkout', '/auth', '/api', '/assets', '/img', '/__manifest'],
];
/** A page requested with this parameter changes the cart. */
const addToCartKey = 'addToCart';
/** Addresses that are longer without what no page reads are made by no link of the shop. */
const maxAddressLength = 600;
const disqualifying: readonly CookieKey[] = ['token', 'guestCart', 'checkout', 'groups', 'variant', 'compare'];
const choices: readonly CookieKey[] = ['currency', 'locale', 'displayVat', 'displayBothPrices', 'closed'];

function isKeptAddress(path: string): boolean {
  if (path.endsWith('.data')) return false;
  return !neverKept.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** What pages read of the query; `null` when it makes the page personal. */
function cacheableQuery(path: string, query: string, { features }: Config): string | null {
  if (query === '') return '';
  const params = new URLSearchParams(query);
  if (params.has(addToCartKey)) return null;
  if (params.has(currencyKey) && isOn(features, 'currencyFromUrl')) return null;
  return canonicalQuery(path, query);
}

/**
 * What a guest asks for, or `null` when the request is not for a page that all guests share: another method, a
 * personal address, or cookies of someone who is more than a guest.
 */
export function guestPageWish(request: GuestRequest, config: Config): GuestPageWish | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const queryAt = request.url.indexOf('?');
  const path = queryAt < 0 ? request.url : request.url.slice(0, queryAt);
  const query = queryAt < 0 ? '' : request.url.slice(queryAt + 1);
  const kept = cacheableQuery(path, query, config);
  if (kept === null || !isKeptAddress(path)) return null;

  const cookies = parseCookie(request.cookieHeader ?? '');
  const get = (name: CookieKey): string | null => cookies[`${config.cookiePrefix}${cookieNames[name]}`] ?? null;
  if (disqualifying.some((name) => get(name) !== null)) return null;

  const domain = domainOf(config.domains, request.host);
  const address = kept === '' ? path : `${path}?${kept}`;
  if (address.length > maxAddressLength) return null;
  const chosen = chosenCookies(get, config, domain, request.country ?? null);
  const offeredLanguage = languageToOffer({
    accepted: request.acceptLanguage,
    chosen: get('locale'),
    spoken: domain.locale,
  });
  return {
    key: JSON.stringify([config.theme, domain.code, chosen, offeredLanguage, address]),
    address,
    domain,
    offeredLanguage,
    cookieHeader: chosen.map(([name, value]) => `${config.cookiePrefix}${cookieNames[name]}=${value}`).join('; '),
  };
}

/** Whether a key is that of a page at this path, whatever its query and for whichever choices. */
export function isKeyOfPath(key: string, path: string): boolean {
  const parts: unknown[] = JSON.parse(key);
  const address = parts.at(-1);
  return address === path || (typeof address === 'string' && address.startsWith(`${path}?`));
}

/** The choices that make a difference, each in one spelling only. */
function chosenCookies(
  get: (name: CookieKey) => string | null,
  { domains }: Config,
  domain: Domain,
  country: string | null,
): [CookieKey, string][] {
  const locale = get('locale');
  const currency = get('currency') ?? currencyByCountry(country);
  const closed = parseClosed(get('closed'));
  const { displayVat, displayBothPrices } = readPriceChoices({ get });
  const values: Partial<Record<CookieKey, string | false>> = {
    currency: currency !== null && /^[A-Z]{3}$/.test(currency) && currency !== domain.currency && currency,
    locale: domains.length === 1 && isOtherLocale(locale, domain) && locale,
    displayVat: !displayVat && 'false',
    displayBothPrices: !displayBothPrices && 'false',
    // Whoever closes notices with script has them hidden by the page's own.
    closed: closed.byForm && formatClosed({ ...closed, allowsMeasuring: false }),
  };
  return choices.flatMap((name): [CookieKey, string][] => {
    const value = values[name];
    return value === undefined || value === false ? [] : [[name, value]];
  });
}

function isOtherLocale(locale: string | null, domain: Domain): locale is Locale {
  return isLocale(locale) && locale !== domain.locale;
}
