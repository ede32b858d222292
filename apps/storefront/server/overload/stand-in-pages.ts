import { randomUUID } from 'node:crypto';
import { domainOf } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import { acceptedEncoding } from '../http/accepts-encoding';
import { sendStream } from '../http/send-page';
import type { RenderRequest } from '../pages/page-renderer';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import { inlineScriptHashes } from '../security/inline-script-hashes';
import { listEntryPoints } from '../start/entry-points';
import type { EntryPoint } from '../start/entry-points';
import { toWholePage } from './stand-in-page';
import type { WholePage } from './stand-in-page';

/** Seconds after which a retry is reasonable. */
const retryAfterSeconds = 5;
const unavailable = 503;

interface StandInPagesOptions {
  config: Config;
  render: RenderRequest;
  log: Logger;
  policySources: PolicySources;
  /** Sent with every response of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
}

export interface StandInPages {
  /** Renders them again; called periodically while the shop works. */
  prepare(): Promise<void>;
  /** Responds with a page in the shop's frame that it cannot be shown now; false where none was prepared. */
  send(request: ExpressRequest, response: ExpressResponse): Promise<boolean>;
}

/** Pages shown in place of those that cannot be rendered under load: ready in memory, in each language. */
export function createStandInPages(options: StandInPagesOptions): StandInPages {
  const { config, render, log, policySources, commonHeaders } = options;
  const { protocol } = new URL(config.publicUrl);
  const pages = new Map<string, WholePage>();
  const entryPoints = new Map(
    listEntryPoints(config).map((entryPoint) => [toPageKey(entryPoint.domain, entryPoint.locale), entryPoint]),
  );

  function renderAt({ host, cookieHeader }: EntryPoint, path: string, method = 'GET') {
    const request = new Request(`${protocol}//${host}${path}`, {
      method,
      ...(method !== 'GET' && { body: new URLSearchParams() }),
    });
    const requestId = randomUUID();
    const details = { cookieHeader, host, requestId, forwardedFor: null, nonce: undefined, isStandIn: true };
    return render(request, { ...details, log: log.child({ requestId }) });
  }

  async function refresh(key: string, entryPoint: EntryPoint): Promise<void> {
    const { html, isComplete } = await renderAt(entryPoint, '/');
    // One with a part missing is better than none.
    if (html === null || (!isComplete && pages.has(key))) return;
    const policy = contentSecurityPolicy(policySources, inlineScriptHashes(html));
    pages.set(key, await toWholePage(html, { ...commonHeaders, 'Content-Security-Policy': policy }));
  }

  return {
    async prepare() {
      await Promise.all([...entryPoints].map(([key, entryPoint]) => refresh(key, entryPoint)));
    },
    async send(request, response) {
      const domain = domainOf(config.domains, request.hostname);
      const key = toPageKey(domain, response.locals.locale ?? domain.locale);
      const [page, entryPoint] = [pages.get(key), entryPoints.get(key)];
      if (page === undefined || entryPoint === undefined) return false;
      response.set({ 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) });
      const { path, method } = request;
      if (!path.endsWith('.data')) {
        sendPage(request, response, page);
        return true;
      }
      // Scripts read data: those of a page whose loaders all fail the same way, without any call.
      const result = await renderAt(entryPoint, path, method === 'GET' || method === 'HEAD' ? 'GET' : 'POST');
      const { status, headers, body } = result.response;
      headers.delete('Set-Cookie');
      await sendStream(request, response, { status, headers, body });
      return true;
    },
  };
}

function toPageKey({ code }: { code: string }, locale: Locale): string {
  return `${code} ${locale}`;
}

function sendPage(request: ExpressRequest, response: ExpressResponse, page: WholePage): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const { body, headers } = encoding === null ? page.plain : page.encoded[encoding];
  const { ETag: _etag, 'Cache-Control': _caching, ...others } = headers;
  response.writeHead(unavailable, others);
  response.end(request.method === 'HEAD' ? undefined : body);
}
