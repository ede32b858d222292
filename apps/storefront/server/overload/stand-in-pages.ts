import { randomUUID } from 'node:crypto';
import { domainOf } from '@vyloha/config';
import type { Config } from '@vyloha/config/server';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import type { StandInStatus } from '../../app/compose/load-context.server';
import { acceptedEncoding } from '../http/accepts-encoding';
import { sendStream } from '../http/send-page';
import type { RenderRequest } from '../pages/page-renderer';
import { contentSecurityPolicy } from '../security/content-security-policy';
import type { PolicySources } from '../security/content-security-policy';
import { listEntryPoints } from '../start/entry-points';
import type { EntryPoint } from '../start/entry-points';
import { toWholePage, withoutScripts } from './stand-in-page';
import type { WholePage } from './stand-in-page';

/** Seconds after which a retry is reasonable. */
const retryAfterSeconds = 5;
const unavailable = 503;
const statuses: readonly StandInStatus[] = [unavailable, 403];

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
  /** Responds with the page of a status in the shop's frame, without a render; false where none was prepared. */
  sendDocument(request: ExpressRequest, response: ExpressResponse, status: StandInStatus): boolean;
  /** The same to scripts as well, which read data. */
  sendUnavailable(request: ExpressRequest, response: ExpressResponse): Promise<boolean>;
}

/** Pages shown in place of those that are not rendered, under load or at all: ready in memory, in each language. */
export function createStandInPages(options: StandInPagesOptions): StandInPages {
  const { config, render, log, policySources, commonHeaders } = options;
  const { protocol } = new URL(config.publicUrl);
  const entryPoints = listEntryPoints(config);
  const pages = new Map<string, WholePage>();

  function renderAt({ host, cookieHeader }: EntryPoint, standInStatus: StandInStatus, path: string, method = 'GET') {
    const request = new Request(`${protocol}//${host}${path}`, {
      method,
      ...(method !== 'GET' && { body: new URLSearchParams() }),
    });
    const requestId = randomUUID();
    const details = { cookieHeader, host, requestId, forwardedFor: null, nonce: undefined, standInStatus };
    return render(request, { ...details, log: log.child({ requestId }) });
  }

  async function refresh(entryPoint: EntryPoint, status: StandInStatus): Promise<void> {
    const key = toPageKey(entryPoint, status);
    const { html, isComplete } = await renderAt(entryPoint, status, '/');
    // One with a part missing is better than none.
    if (html === null || (!isComplete && pages.has(key))) return;
    const policy = contentSecurityPolicy(policySources, []);
    pages.set(key, await toWholePage(withoutScripts(html), { ...commonHeaders, 'Content-Security-Policy': policy }));
  }

  /** The page of a status for whoever sent a request, and where it was rendered. */
  function find(request: ExpressRequest, response: ExpressResponse, status: StandInStatus) {
    const domain = domainOf(config.domains, request.hostname);
    const locale = response.locals.locale ?? domain.locale;
    const page = pages.get(toPageKey({ domain, locale }, status));
    const entryPoint = entryPoints.find((one) => one.domain.code === domain.code && one.locale === locale);
    return page && entryPoint && { page, entryPoint };
  }

  return {
    async prepare() {
      const renders = entryPoints.flatMap((entryPoint) => statuses.map((status) => refresh(entryPoint, status)));
      await Promise.all(renders);
    },
    sendDocument(request, response, status) {
      const found = find(request, response, status);
      if (found !== undefined) sendPage(request, response, found.page, status);
      return found !== undefined;
    },
    async sendUnavailable(request, response) {
      const found = find(request, response, unavailable);
      if (found === undefined) return false;
      response.set('Retry-After', String(retryAfterSeconds));
      const { path, method } = request;
      if (!path.endsWith('.data')) {
        sendPage(request, response, found.page, unavailable);
        return true;
      }
      // Scripts read data: those of a page whose loaders all fail the same way, without any call.
      const renderedMethod = method === 'GET' || method === 'HEAD' ? 'GET' : 'POST';
      const result = await renderAt(found.entryPoint, unavailable, path, renderedMethod);
      const { status, headers, body } = result.response;
      headers.delete('Set-Cookie');
      response.set('Cache-Control', 'no-store');
      await sendStream(request, response, { status, headers, body });
      return true;
    },
  };
}

function toPageKey({ domain, locale }: Pick<EntryPoint, 'domain' | 'locale'>, status: StandInStatus): string {
  return `${domain.code} ${locale} ${status}`;
}

function sendPage(request: ExpressRequest, response: ExpressResponse, page: WholePage, status: StandInStatus): void {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  const { body, headers } = encoding === null ? page.plain : page.encoded[encoding];
  const { ETag: _etag, 'Cache-Control': _caching, ...others } = headers;
  response.writeHead(status, { ...others, 'Cache-Control': 'no-store' });
  response.end(request.method === 'HEAD' ? undefined : body);
}
