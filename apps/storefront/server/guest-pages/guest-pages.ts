import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFeatureOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { startGuestSession } from '@vyloha/session/server';
import type { RequestHandler } from 'express';
import { createCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import type { Sealer } from '../../app/compose/cookies/sealer.server';
import { requestHost } from '../http/request-host';
import { needsCountry } from '../middleware/find-country';
import { toRequestId } from '../request-details';
import type { GuestPageCache } from './guest-page-cache';
import { toGuestPageRequest, isKeyOfPath } from './guest-page-key';
import type { GuestPageRequest } from './guest-page-key';
import type { RenderGuestPage } from './render-guest-page';
import { sendGuestPage } from './send-guest-page';

interface GuestPagesOptions {
  config: Config;
  sealer: Sealer;
  cache: GuestPageCache;
  renderPage: RenderGuestPage;
}

export interface GuestPages {
  /** Responds at once from the cache, before anything else of the host runs; false when it cannot. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Renders, serves and caches the page; calls `next` when it is not a page for all guests. */
  handler: RequestHandler;
}

/** Statuses of a successful form: a redirect, or 202, in which single fetch wraps a redirect. */
const formSuccessStatuses: readonly number[] = [303, 202];

interface Guest {
  pageRequest: GuestPageRequest;
  setCookie: string | null;
}

/** The pages that all guests share, served from memory. */
export function createGuestPages({ config, sealer, cache, renderPage }: GuestPagesOptions): GuestPages {
  const secure = config.publicUrl.startsWith('https:');

  function resolveGuest(request: IncomingMessage, country: string | null = null): Guest | null {
    const { method = 'GET', url = '/', headers } = request;
    const host = requestHost(headers, config.trustProxy);
    const { cookie: cookieHeader, 'accept-language': acceptLanguage } = headers;
    const pageRequest = toGuestPageRequest({ method, url, host, cookieHeader, acceptLanguage, country }, config);
    if (pageRequest === null) return null;
    const cookies = createCookieJar({ header: cookieHeader ?? '', prefix: config.cookiePrefix, secure, sealer });
    return startGuestSession(cookies) ? { pageRequest, setCookie: cookies.setCookieHeaders()[0] ?? null } : null;
  }

  /** A successful form changes the page it was posted to, for example by the guest's own review. */
  function invalidateAfterPost({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'POST') return;
    response.once('finish', () => {
      if (!formSuccessStatuses.includes(response.statusCode)) return;
      const [path = '/'] = url.split('?', 1);
      cache.deleteWhere((key) => isKeyOfPath(key, path.replace(/\.data$/, '')));
    });
  }

  return {
    serveCached(request, response) {
      // The guards have to read a campaign, and remove click ids from the URL, before the page is sent.
      const { url = '/' } = request;
      if ((isFeatureOn(config.features, 'utm') && url.includes('utm_')) || /fbclid/i.test(url)) return false;
      // A cached response must not wait for any call.
      const guest = needsCountry(request.headers, config) ? null : resolveGuest(request);
      if (guest === null) return false;
      const requestId = toRequestId(undefined, false);
      const page = cache.peek(guest.pageRequest.key, () => renderPage(guest.pageRequest, requestId, 'background'));
      if (page === null) return false;
      sendGuestPage(request, response, { page, setCookie: guest.setCookie });
      return true;
    },
    handler: (request, response, next) => {
      const guest = resolveGuest(request, response.locals.country);
      if (guest === null) {
        invalidateAfterPost(request, response);
        next();
        return;
      }
      cache
        .get(guest.pageRequest.key, () => renderPage(guest.pageRequest, response.locals.requestId, 'page'))
        .then((page) => {
          if (page === null) next();
          else sendGuestPage(request, response, { page, setCookie: guest.setCookie });
        }, next);
    },
  };
}
