import { domainOf, isFeatureOn, type Domain } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { cookieNames, isLocale } from '@vyloha/contract';
import type { CookieKey, Locale } from '@vyloha/contract';
import { preferenceCookies } from '../../app/compose/personal/segment.server';
import type { Segment } from '../../app/compose/personal/segment.server';
import { canonicalQuery, hasSecretAddress, paths, withdrawalOrderKey } from '@vyloha/links';
import { currencyByCountry, currencyKey, readDisplayVat, readPricePreferences } from '@vyloha/session';
import { formatClosedNotices, languageToOffer, parseClosedNotices } from '@vyloha/shell';
import { parseCookie } from 'cookie';

/** A document, or the loader data of one, with which Remix follows a link in the browser. */
export type PageFormat = 'document' | 'data';

/** A request for what many shoppers share: all that it may depend on, and nothing about the shopper. */
export interface SharedRequest {
  key: string;
  /** Path as requested and the query parameters that are read, normalized. */
  address: string;
  domain: Domain;
  /** The shopper's preference cookies, as a `Cookie` header. */
  cookieHeader: string;
  /** A language that the browser prefers to the page's; the page offers it. */
  offeredLanguage: Locale | null;
  segment: CustomerSegment | null;
}

/** A request for a page that many shoppers share. */
export interface PageRequest extends SharedRequest {
  format: PageFormat;
}

/** What customers of a segment have in common; `null` in its place for shoppers who are not logged in. */
export interface CustomerSegment extends Segment {
  /** Code of their currency. */
  currency: string;
}

export interface IncomingRequestParts {
  method: string;
  /** Path and query as received. */
  url: string;
  host: string | undefined;
  cookieHeader: string | undefined;
  acceptLanguage?: string | undefined;
  /** Country of the guest, alpha-2, when the currency depends on it. */
  country?: string | null;
  segment?: CustomerSegment | null;
}

/** Paths whose pages belong to one shopper, or are no pages. */
const uncacheablePaths = [
  paths.cart(),
  paths.user(),
  paths.compare(),
  paths.cookieSettings(),
  paths.boxVariants(),
  paths.moreProducts(),
  paths.popularSearches(),
  paths.productCount(),
  paths.recommendations(),
  paths.suggestedOffers(),
  paths.visitedProducts(),
  ...['/checkout', '/auth', '/api', '/assets', '/img', '/__manifest'],
];
/** A page requested with this parameter changes the cart. */
const addToCartKey = 'addToCart';
const currencyPattern = /^[A-Z]{3}$/;
/** No link of the shop produces a URL longer than this, after unknown parameters are removed. */
const maxAddressLength = 600;
const personalCookies: readonly CookieKey[] = ['token', 'guestCart', 'checkout', 'groups', 'variant', 'compare'];

const dataSuffix = '.data';
/** How Remix addresses the data of the home page. */
const homeData = '/_root.data';
/** Asks for the data of some of the page's routes. */
const someRoutesKey = '_routes';
const unsharedKeys = [addToCartKey, someRoutesKey, withdrawalOrderKey];

/** The path of the page whose data are requested; of a document its own. */
export function documentPathOf(path: string): string {
  if (path === homeData) return '/';
  return path.endsWith(dataSuffix) ? path.slice(0, -dataSuffix.length) : path;
}

function isCacheablePath(path: string): boolean {
  return (
    !hasSecretAddress(path) && !uncacheablePaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
  );
}

/** The query parameters that pages read; `null` when they make the page personal. */
function cacheableQuery(path: string, query: string, { features }: Config): string | null {
  if (query === '') return '';
  const params = new URLSearchParams(query);
  if (unsharedKeys.some((key) => params.has(key))) return null;
  if (params.has(currencyKey) && isFeatureOn(features, 'currencyFromUrl')) return null;
  return canonicalQuery(path, query);
}

type ReadCookie = (name: CookieKey) => string | null;

export function cookieReader(header: string | undefined, { cookiePrefix }: Config): ReadCookie {
  const cookies = parseCookie(header ?? '');
  return (name) => cookies[`${cookiePrefix}${cookieNames[name]}`] ?? null;
}

/** Whether somebody without any cookie that belongs to one shopper alone asks. */
export function isPlainGuest(get: ReadCookie): boolean {
  return personalCookies.every((name) => get(name) === null);
}

/**
 * The page that is requested, or `null` when it is not one that shoppers share: another method, a personal path, or
 * parameters that change something.
 */
export function toPageRequest(request: IncomingRequestParts, config: Config): PageRequest | null {
  const queryAt = request.url.indexOf('?');
  const requestedPath = queryAt < 0 ? request.url : request.url.slice(0, queryAt);
  const path = documentPathOf(requestedPath);
  const query = queryAt < 0 ? '' : request.url.slice(queryAt + 1);
  const cacheableSearch = cacheableQuery(path, query, config);
  if (cacheableSearch === null || !isCacheablePath(path)) return null;
  const address = cacheableSearch === '' ? requestedPath : `${requestedPath}?${cacheableSearch}`;
  if (address.length > maxAddressLength) return null;
  const shared = toSharedRequest(request, address, config);
  return shared && { ...shared, format: path === requestedPath ? 'document' : 'data' };
}

/**
 * What decides the answer to a request besides its address, or `null` when it is for this shopper alone.
 * @param address path and query, normalized
 */
export function toSharedRequest(request: IncomingRequestParts, address: string, config: Config): SharedRequest | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const get = cookieReader(request.cookieHeader, config);
  // An editor sees what is not published.
  if (get('preview') !== null) return null;
  const domain = domainOf(config.domains, request.host);
  // A customer's choice may be newer than what was last seen of them.
  const chosenCurrency = get('currency');
  const segment = toRequestedSegment(request.segment ?? null, chosenCurrency);
  const currency = segment?.currency ?? chosenCurrency ?? currencyByCountry(request.country ?? null);
  const preferences = listPreferences(get, config, domain, currency);
  const offeredLanguage = languageToOffer({
    acceptLanguage: request.acceptLanguage,
    selectedLocale: get('locale'),
    currentLocale: domain.locale,
  });
  return {
    key: JSON.stringify([config.theme, domain.code, preferences, offeredLanguage, segment, address]),
    address,
    domain,
    offeredLanguage,
    segment,
    cookieHeader: preferences.map(([name, value]) => `${config.cookiePrefix}${cookieNames[name]}=${value}`).join('; '),
  };
}

function toRequestedSegment(segment: CustomerSegment | null, chosenCurrency: string | null): CustomerSegment | null {
  const isChosen = chosenCurrency !== null && currencyPattern.test(chosenCurrency);
  return segment !== null && isChosen ? { ...segment, currency: chosenCurrency } : segment;
}

/** Whether a key belongs to the page at this path or to its data, whatever its query and preferences. */
export function isKeyOfPath(key: string, path: string): boolean {
  const parts: unknown[] = JSON.parse(key);
  const address = parts.at(-1);
  return typeof address === 'string' && documentPathOf(address.split('?', 1)[0] ?? '') === path;
}

/** The preferences that change the page, each normalized. */
function listPreferences(
  get: ReadCookie,
  { domains }: Config,
  domain: Domain,
  currency: string | null,
): [CookieKey, string][] {
  const locale = get('locale');
  const closed = parseClosedNotices(get('closed'));
  const displayVat = readDisplayVat({ get });
  const { displayBothPrices } = readPricePreferences({ get });
  const values: Partial<Record<CookieKey, string | false>> = {
    currency: currency !== null && currencyPattern.test(currency) && currency !== domain.currency && currency,
    locale: domains.length === 1 && isOtherLocale(locale, domain) && locale,
    // What comes first without a choice depends on the price list.
    displayVat: displayVat !== null && String(displayVat),
    displayBothPrices: !displayBothPrices && 'false',
    // Notices closed with JavaScript on are hidden by the page's own script.
    closed: closed.byForm && formatClosedNotices({ ...closed, granted: [] }),
  };
  return preferenceCookies.flatMap((name): [CookieKey, string][] => {
    const value = values[name];
    return value === undefined || value === false ? [] : [[name, value]];
  });
}

function isOtherLocale(locale: string | null, domain: Domain): locale is Locale {
  return isLocale(locale) && locale !== domain.locale;
}
