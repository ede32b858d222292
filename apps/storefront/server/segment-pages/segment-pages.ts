import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStaff } from '@vyloha/account/server';
import { isFeatureOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { isPrefetch } from '@vyloha/links/server';
import type { Shopper } from '@vyloha/session';
import { startGuestSession } from '@vyloha/session/server';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import type { Sealer } from '../../app/compose/cookies/sealer.server';
import { guestSegment, isInSegment } from '../../app/compose/personal/segment.server';
import { loadPersonal } from '../../app/compose/personal/load-personal.server';
import { requestHost } from '../http/request-host';
import { closeSignal } from '../http/to-web-request';
import { needsCountry } from '../middleware/find-country';
import { cacheControl } from '../pages/response-headers';
import type { RenderPriority } from '../overload/render-limit';
import type { PageRenderer, RequestToStart, StartedRequest } from '../pages/page-renderer';
import { readRequestDetails, toRequestId } from '../request-details';
import type { CachedPage } from './cached-page';
import { toShopperPage } from './compose-page';
import type { ShopperPage } from './compose-page';
import type { KnownCustomers } from './known-customers';
import type { PageCache } from './page-cache';
import { cookieReader, documentPathOf, isKeyOfPath, isPlainGuest, toPageRequest } from './page-request';
import type { CustomerSegment, PageRequest } from './page-request';
import type { RenderContent } from './personal-content';
import type { RenderSegmentPage } from './render-segment-page';
import { sendGuestPage, sendShopperPage } from './send-page';

export interface SegmentPagesOptions {
  config: Config;
  sealer: Sealer;
  cache: PageCache<CachedPage>;
  customers: KnownCustomers;
  renderPage: RenderSegmentPage;
  renderContent: RenderContent;
  start: PageRenderer['start'];
  policyOf: (page: ShopperPage) => string;
  commonHeaders: Readonly<Record<string, string>>;
}

/** Statuses of a successful form: a redirect, or 202, in which single fetch wraps a redirect. */
const formSuccessStatuses: readonly number[] = [303, 202];

interface Guest {
  pageRequest: PageRequest;
  setCookies: readonly string[];
  /** A proxy may keep the response: it sets no cookie. */
  isForEverybody: boolean;
}

interface ShopperRequest {
  pageRequest: PageRequest;
  token: string | null;
}

/** A page that the shopper may not open is rendered only where no other waits. */
function priorityOf({ headers }: IncomingMessage): RenderPriority {
  return isPrefetch((name) => headers[name]) ? 'background' : 'page';
}

/**
 * Whether a shopper is of the segment. Of one who cannot be identified now, the cookies prove price list and groups, and
 * the rest is as it was last seen.
 */
function belongsTo(shopper: Shopper, segment: CustomerSegment | null): boolean {
  if (!shopper.isIdentityUnknown) return isInSegment(shopper, segment ?? guestSegment);
  const { variant, groups } = shopper;
  return segment !== null && isInSegment({ ...segment, variant, groups }, segment);
}

/** Whether this shopper gets the page that was found for them, rather than one with something unusual. */
function isPageOf(
  { page }: CachedPage,
  segment: CustomerSegment | null,
  { context, session }: StartedRequest,
): boolean {
  return (
    belongsTo(context.shopper, segment) &&
    context.currency.code === page.settings.shopper.currency.code &&
    session.hasNothingPending &&
    !isStaff(context)
  );
}

/** Its address is never read further than its query. */
const placeholderOrigin = 'http://own.invalid';

function requestToStart({ method, originalUrl }: ExpressRequest, response: ExpressResponse): RequestToStart {
  return { method, url: placeholderOrigin + originalUrl, signal: closeSignal(response) };
}

/** The pages that many shoppers share, served from memory with what belongs to each of them filled in. */
export class SegmentPages {
  readonly #options: SegmentPagesOptions;

  constructor(options: SegmentPagesOptions) {
    this.#options = options;
  }

  /** Responds to plain guests at once from the cache, before anything else of the host runs; false when it cannot. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean {
    const { cache, config, commonHeaders, renderPage } = this.#options;
    // The guards have to read a campaign, and remove click ids from the URL, before the page is sent.
    const { url = '/' } = request;
    if ((isFeatureOn(config.features, 'utm') && url.includes('utm_')) || /fbclid/i.test(url)) return false;
    // A cached response must not wait for any call.
    const guest = needsCountry(request.headers, config) ? null : this.#resolveGuest(request);
    if (guest === null) return false;
    const { pageRequest, setCookies, isForEverybody } = guest;
    const order = { requestId: toRequestId(undefined), priority: 'background', permissionToken: null } as const;
    const cached = cache.peek(pageRequest.key, (previous) => renderPage(pageRequest, order, previous));
    if (cached === null || cached.guest === null) return false;
    sendGuestPage(request, response, { page: cached.guest, setCookies, commonHeaders, isForEverybody }).catch(
      (error: Error) => response.destroy(error),
    );
    return true;
  }

  /** Renders, serves and caches the page; calls `next` when it is not one that shoppers share. */
  readonly handler: RequestHandler = (request, response, next) => {
    this.#invalidateAfterPost(request, response);
    const served = this.#serve(request, response);
    if (served === null) next();
    else served.then((isServed) => (isServed ? undefined : next()), next);
  };

  #serve(request: ExpressRequest, response: ExpressResponse): Promise<boolean> | null {
    const { country = null } = response.locals;
    const guest = this.#resolveGuest(request, country);
    if (guest !== null) return this.#serveGuest(request, response, guest);
    const shopper = this.#resolveShopper(request, country);
    return shopper === null ? null : this.#serveShopper(request, response, shopper);
  }

  #readRequest({ method = 'GET', url = '/', headers }: IncomingMessage, country: string | null) {
    const { cookie: cookieHeader, 'accept-language': acceptLanguage } = headers;
    const host = requestHost(headers);
    return { method, url, host, cookieHeader, acceptLanguage, country };
  }

  #resolveGuest(request: IncomingMessage, country: string | null = null): Guest | null {
    const { config, sealer } = this.#options;
    const { cookie: header = '' } = request.headers;
    const isForEverybody =
      config.operation.cachingProxyUrl !== null && header === '' && !needsCountry(request.headers, config);
    if (!isPlainGuest(cookieReader(header, config))) return null;
    const pageRequest = toPageRequest(this.#readRequest(request, country), config);
    if (pageRequest === null) return null;
    // The session begins with whatever else is kept about this guest.
    if (isForEverybody) return { pageRequest, setCookies: [], isForEverybody };
    const secure = config.publicUrl.startsWith('https:');
    const cookies = createCookieJar({ header, prefix: config.cookiePrefix, secure, sealer });
    return startGuestSession(cookies) ? { pageRequest, setCookies: cookies.setCookieHeaders(), isForEverybody } : null;
  }

  /** Somebody with a cart, a comparison or an account; a customer is looked up by what is known of their token. */
  #resolveShopper(request: IncomingMessage, country: string | null): ShopperRequest | null {
    const { config, customers } = this.#options;
    const get = cookieReader(request.headers.cookie, config);
    const token = get('token');
    const segment = token === null ? null : customers.segmentOf(token);
    // Who has proofs without a token, or an unknown token, is identified first.
    if (token === null ? get('variant') !== null || get('groups') !== null : segment === null) return null;
    const pageRequest = toPageRequest({ ...this.#readRequest(request, country), segment }, config);
    return pageRequest === null ? null : { pageRequest, token };
  }

  /** A successful form changes the page it was posted to, for example by the shopper's own review. */
  #invalidateAfterPost({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'POST') return;
    response.once('finish', () => {
      if (!formSuccessStatuses.includes(response.statusCode)) return;
      const [path = '/'] = url.split('?', 1);
      this.#options.cache.deleteWhere((key) => isKeyOfPath(key, documentPathOf(path)));
    });
  }

  async #serveGuest(request: ExpressRequest, response: ExpressResponse, guest: Guest): Promise<boolean> {
    const { cache, commonHeaders, renderPage } = this.#options;
    const { pageRequest, setCookies, isForEverybody } = guest;
    const order = { requestId: response.locals.requestId, priority: priorityOf(request), permissionToken: null };
    const cached = await cache.get(pageRequest.key, (previous) => renderPage(pageRequest, order, previous));
    if (cached === null || cached.guest === null) return false;
    await sendGuestPage(request, response, { page: cached.guest, setCookies, commonHeaders, isForEverybody });
    return true;
  }

  async #serveShopper(
    request: ExpressRequest,
    response: ExpressResponse,
    { pageRequest, token }: ShopperRequest,
  ): Promise<boolean> {
    const { cache, customers, start, renderPage } = this.#options;
    const { requestId, startedAt } = response.locals;
    const order = { requestId, priority: priorityOf(request), permissionToken: token };
    // First of all, so that a shop without capacity is not asked who this is.
    const cached = await cache.get(pageRequest.key, (previous) => renderPage(pageRequest, order, previous));
    if (cached === null) return false;
    const details = readRequestDetails(request, response.locals, undefined);
    const started = await start(requestToStart(request, response), details, performance.now() - startedAt);
    customers.remember(started.context.shopper);
    if (!isPageOf(cached, pageRequest.segment, started)) return false;
    await this.#fillIn(request, response, { cached, started });
    return true;
  }

  async #fillIn(
    request: ExpressRequest,
    response: ExpressResponse,
    { cached, started: { context, cookies, session, timing } }: { cached: CachedPage; started: StartedRequest },
  ): Promise<void> {
    const { commonHeaders, policyOf, renderContent } = this.#options;
    const personal = await timing.measure('personal', () => loadPersonal(context));
    const page = toShopperPage(cached.page, personal, renderContent);
    session.commit(true);
    await sendShopperPage(request, response, {
      page,
      policy: policyOf(page),
      cacheControl: cacheControl(cookies.get('token') !== null),
      serverTiming: timing.header(),
      setCookies: cookies.setCookieHeaders(),
      commonHeaders,
    });
  }
}
