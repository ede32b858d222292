import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CookieKey } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { registerCache } from '@vyloha/telemetry/server';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import type { Logger } from 'pino';
import type { HostServices } from '../../app/compose/load-context.server';
import { guestSegment } from '../../app/compose/personal/segment.server';
import { acceptedEncoding } from '../http/accepts-encoding';
import { handleAsync } from '../http/handle-async';
import { requestHost } from '../http/request-host';
import type { Changes } from '../changes/changes';
import { cacheLifetimes } from '../memory/cache-lifetimes';
import { estimateBytes } from '../memory/estimate-bytes';
import { exactBytes } from '../memory/exact-bytes';
import type { RenderLimit } from '../overload/render-limit';
import type { RenderRequest, RenderedResponse } from '../pages/page-renderer';
import { compressBrotli, etagOf } from './cached-page';
import { PageCache } from './page-cache';
import type { PageResult } from './page-cache';
import { cookieReader, toSharedRequest } from './page-request';
import type { SharedRequest } from './page-request';
import { isNotModified } from './send-page';
import { createSharedRequests } from './shared-requests';

const gzipAsync = promisify(gzip);

/** The share of the pages' memory that is for them. */
const memoryShare = 1 / 16;
/** The boxes of a page with a few hundred products; longer addresses are not kept. */
const maxAddressLength = 4_000;
const frameFolder = paths.frame('');

interface KeptData {
  plain: Buffer;
  gzip: Buffer;
  br: Buffer;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bytes: number;
}

const customerCookies: readonly CookieKey[] = ['token', 'variant', 'groups'];

/** What pages ask for later that is the same for everybody who is not logged in. */
const isSharedDataPath = (path: string): boolean => path === paths.boxVariants() || path.startsWith(frameFolder);

const cacheControlOf = ({ headers }: Response): string => headers.get('Cache-Control') ?? '';

/** A frame that no document was made with is the newest one, at an address that does not say so. */
const isKept = (path: string, response: Response): boolean =>
  path === paths.boxVariants() || cacheControlOf(response).includes('immutable');

async function toKeptData({ response }: RenderedResponse): Promise<KeptData> {
  const plain = Buffer.from(await response.arrayBuffer());
  const [zipped, brotli] = await Promise.all([gzipAsync(plain), compressBrotli(plain)]);
  const own = cacheControlOf(response);
  const headers = {
    'Content-Type': response.headers.get('Content-Type') ?? 'application/json',
    'X-Robots-Tag': 'noindex',
    Vary: 'Accept-Encoding, Accept-Language, Cookie',
    // Asked again each time, unless its address says what it contains.
    'Cache-Control': own.includes('immutable') ? own : 'private, no-cache',
  };
  const kept = { plain: exactBytes(plain), gzip: exactBytes(zipped), br: brotli };
  return { ...kept, headers, etag: etagOf(plain), bytes: estimateBytes(kept) };
}

function send(request: ExpressRequest, response: ExpressResponse, kept: KeptData): void {
  response.set({ ...kept.headers, ETag: kept.etag });
  if (isNotModified(request, kept.etag)) {
    response.status(304).end();
    return;
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']);
  if (encoding !== null) response.set('Content-Encoding', encoding);
  const body = encoding === null ? kept.plain : kept[encoding];
  response.set('Content-Length', String(body.byteLength));
  response.end(request.method === 'HEAD' ? undefined : body);
}

interface SharedDataOptions {
  services: HostServices;
  log: Logger;
  now?: () => number;
  changes?: Changes;
  render: RenderRequest;
  limit: RenderLimit;
}

/**
 * Responds from memory to what browsers request after their page, where it is the same for all guests with the same
 * preferences: loaded for nobody in particular, so that nothing personal can get into it.
 */
export function createSharedData({ services, log, now, changes, render, limit }: SharedDataOptions): RequestHandler {
  const { config } = services;
  const cache = new PageCache<KeptData>({
    limits: { ...cacheLifetimes, maxBytes: Math.ceil(config.operation.pageCacheBytes * memoryShare) },
    ...(now && { now }),
    ...(changes && { changes }),
  });
  registerCache('shared data', () => cache.stats());
  const { toRequest, detailsOf } = createSharedRequests(config, log);

  async function load(shared: SharedRequest, requestId: string): Promise<PageResult<KeptData>> {
    const segment = { ...guestSegment, permissionToken: null, knownDataDigest: null };
    const result = await limit.run('page', () =>
      render(toRequest(shared), { ...detailsOf(shared, requestId), segment }),
    );
    const { response, page, until, isComplete, productTags } = result;
    const [path = ''] = shared.address.split('?', 1);
    if (response.status === 200 && page.personalRead === null && isComplete && isKept(path, response))
      return { kind: 'page', page: await toKeptData(result), until, tags: productTags };
    await response.body?.cancel();
    return { kind: response.status >= 500 || !isComplete ? 'failed' : 'none' };
  }

  /** `null` for customers, and for what is not shared. */
  function toShared({ method, originalUrl, path, headers }: ExpressRequest, country: string | null) {
    const get = cookieReader(headers.cookie, config);
    const isGuest = customerCookies.every((name) => get(name) === null);
    if (!isGuest || !isSharedDataPath(path) || originalUrl.length > maxAddressLength) return null;
    const host = requestHost(headers);
    const { cookie: cookieHeader, 'accept-language': acceptLanguage } = headers;
    return toSharedRequest(
      { method, url: originalUrl, host, cookieHeader, acceptLanguage, country },
      originalUrl,
      config,
    );
  }

  return handleAsync(async (request, response, next) => {
    const { requestId, country = null } = response.locals;
    const shared = toShared(request, country);
    const kept = shared && (await cache.get(shared.key, () => load(shared, requestId)));
    if (kept === null) next();
    else send(request, response, kept);
  });
}
