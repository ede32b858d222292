import { randomUUID } from 'node:crypto';
import { domainOf } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import { toGuestPage } from '../guest-pages/guest-page';
import type { GuestPage } from '../guest-pages/guest-page';
import { acceptedEncoding } from '../http/accepts-encoding';
import { sendStream } from '../http/send-page';
import type { RenderRequest } from '../pages/page-renderer';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import { inlineScriptHashes } from '../security/inline-script-hashes';
import { entrancesOf } from '../start/entrances';
import type { Entrance } from '../start/entrances';

/** Seconds after which it is worth trying again. */
const retryAfterSeconds = 5;
const unavailable = 503;

interface StandInPagesOptions {
  config: Config;
  render: RenderRequest;
  log: Logger;
  policySources: PolicySources;
  /** Sent with every answer of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
}

export interface StandInPages {
  /** Makes them anew; called while the shop is well, and from then on now and then. */
  prepare(): Promise<void>;
  /** Says in the shop's frame that a page cannot be shown now; false where nothing was prepared. */
  send(request: ExpressRequest, response: ExpressResponse): Promise<boolean>;
}

/** What is shown in place of a page that nobody has the time to make: ready in memory, in each language. */
export function createStandInPages(options: StandInPagesOptions): StandInPages {
  const { config, render, log, policySources, commonHeaders } = options;
  const { protocol } = new URL(config.publicUrl);
  const pages = new Map<string, GuestPage>();
  const entrances = new Map(entrancesOf(config).map((entrance) => [keyOf(entrance.domain, entrance.locale), entrance]));

  function renderAt({ host, cookieHeader }: Entrance, path: string, method = 'GET') {
    const request = new Request(`${protocol}//${host}${path}`, {
      method,
      ...(method !== 'GET' && { body: new URLSearchParams() }),
    });
    const requestId = randomUUID();
    const facts = { cookieHeader, host, requestId, forwardedFor: null, nonce: undefined, isStandIn: true };
    return render(request, { ...facts, log: log.child({ requestId }) });
  }

  async function make(key: string, entrance: Entrance): Promise<void> {
    const { html, isComplete } = await renderAt(entrance, '/');
    // One with a part missing is better than none.
    if (html === null || (!isComplete && pages.has(key))) return;
    const policy = contentSecurityPolicy(policySources, inlineScriptHashes(html));
    pages.set(key, await toGuestPage(html, { ...commonHeaders, 'Content-Security-Policy': policy }));
  }

  return {
    async prepare() {
      await Promise.all([...entrances].map(([key, entrance]) => make(key, entrance)));
    },
    async send(request, response) {
      const domain = domainOf(config.domains, request.hostname);
      const key = keyOf(domain, response.locals.locale ?? domain.locale);
      const [page, entrance] = [pages.get(key), entrances.get(key)];
      if (page === undefined || entrance === undefined) return false;
      response.set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
      const { path, method } = request;
      if (!path.endsWith('.data')) {
        sendPage(request, response, page);
        return true;
      }
      // Scripts read data: those of a page whose loaders all say so, which asks nobody.
      const answer = await renderAt(entrance, path, method === 'GET' || method === 'HEAD' ? 'GET' : 'POST');
      const { status, headers, body } = answer.response;
      headers.delete('Set-Cookie');
      await sendStream(request, response, { status, headers, body });
      return true;
    },
  };
}

function keyOf({ code }: { code: string }, locale: Locale): string {
  return `${code} ${locale}`;
}

function sendPage(request: ExpressRequest, response: ExpressResponse, page: GuestPage): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const { body, headers } = encoding === null ? page.plain : page.encoded[encoding];
  const { ETag: _etag, 'Cache-Control': _caching, ...others } = headers;
  response.writeHead(unavailable, others);
  response.end(request.method === 'HEAD' ? undefined : body);
}
