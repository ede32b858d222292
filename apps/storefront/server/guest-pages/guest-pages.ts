import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOn } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import { beginGuestSession } from '@vyloha/session/server';
import type { RequestHandler } from 'express';
import { createCookieJar } from '../../app/compose/cookies/cookie-jar.server';
import type { Sealer } from '../../app/compose/cookies/sealer.server';
import { requestHost } from '../http/request-host';
import { needsCountry } from '../middleware/find-country';
import { requestIdOf } from '../request-facts';
import type { GuestPageCache } from './guest-page-cache';
import { guestPageWish, isKeyOfPath } from './guest-page-key';
import type { GuestPageWish } from './guest-page-key';
import type { MakeGuestPage } from './make-guest-page';
import { sendGuestPage } from './send-guest-page';

interface GuestPagesOptions {
  config: Config;
  sealer: Sealer;
  cache: GuestPageCache;
  make: MakeGuestPage;
}

export interface GuestPages {
  /** Answers at once from memory, before anything else of the host runs; false when it cannot. */
  serveKept(request: IncomingMessage, response: ServerResponse): boolean;
  /** Makes the page, serves and keeps it; passes on when it is no page for all guests. */
  handler: RequestHandler;
}

/** A redirect to where it goes on; for script Remix wraps it into an answer of its own. */
const tookForm: readonly number[] = [303, 202];

interface Guest {
  wish: GuestPageWish;
  setCookie: string | null;
}

/** The pages that all guests share, served from memory. */
export function createGuestPages({ config, sealer, cache, make }: GuestPagesOptions): GuestPages {
  const secure = config.publicUrl.startsWith('https:');

  function guestOf(request: IncomingMessage, country: string | null = null): Guest | null {
    const { method = 'GET', url = '/', headers } = request;
    const host = requestHost(headers, config.trustProxy);
    const { cookie: cookieHeader, 'accept-language': acceptLanguage } = headers;
    const wish = guestPageWish({ method, url, host, cookieHeader, acceptLanguage, country }, config);
    if (wish === null) return null;
    const cookies = createCookieJar({ header: cookieHeader ?? '', prefix: config.cookiePrefix, secure, sealer });
    return beginGuestSession(cookies) ? { wish, setCookie: cookies.setCookieHeaders()[0] ?? null } : null;
  }

  /** A page that took a form shows something else from then on: the guest's own review. */
  function forgetWhenChanged({ method, url = '/' }: IncomingMessage, response: ServerResponse): void {
    if (method !== 'POST') return;
    response.once('finish', () => {
      if (!tookForm.includes(response.statusCode)) return;
      const [path = '/'] = url.split('?', 1);
      cache.forget((key) => isKeyOfPath(key, path.replace(/\.data$/, '')));
    });
  }

  return {
    serveKept(request, response) {
      // The guards have to see a campaign, and a click to be taken out of the address, before the page is sent.
      const { url = '/' } = request;
      if ((isOn(config.features, 'utm') && url.includes('utm_')) || /fbclid/i.test(url)) return false;
      // Nobody is asked before the first byte of an answer from memory.
      const guest = needsCountry(request.headers, config) ? null : guestOf(request);
      if (guest === null) return false;
      const requestId = requestIdOf(undefined, false);
      const page = cache.peek(guest.wish.key, () => make(guest.wish, requestId, 'background'));
      if (page === null) return false;
      sendGuestPage(request, response, { page, setCookie: guest.setCookie });
      return true;
    },
    handler: (request, response, next) => {
      const guest = guestOf(request, response.locals.country);
      if (guest === null) {
        forgetWhenChanged(request, response);
        next();
        return;
      }
      cache
        .get(guest.wish.key, () => make(guest.wish, response.locals.requestId, 'page'))
        .then((page) => {
          if (page === null) next();
          else sendGuestPage(request, response, { page, setCookie: guest.setCookie });
        }, next);
    },
  };
}
