import type { IncomingMessage, ServerResponse } from 'node:http';
import { cookieLifetimes } from '@vyloha/contract';
import { isPrefetch } from '@vyloha/links/server';
import { acceptedEncoding } from '../http/accepts-encoding';
import { brotliOf } from './cached-page';
import type { GuestPage } from './cached-page';
import { composeGzip, composePlain } from './compose-page';
import type { ShopperPage } from './compose-page';
import type { PageFormat } from './page-request';
import type { SegmentPage } from './segment-page';

type ResponseHeaders = Readonly<Record<string, string | number | string[]>>;

const guestVary = 'Accept-Encoding, Accept-Language, Cookie';

const headersByFormat: Readonly<Record<PageFormat, ResponseHeaders>> = {
  document: { 'Content-Type': 'text/html; charset=utf-8' },
  // As Remix sends them.
  data: { 'Content-Type': 'text/x-script; charset=utf-8', 'X-Remix-Response': 'yes' },
};

interface Body {
  bytes: Buffer;
  encoding: 'br' | 'gzip' | null;
}

function pageHeaders({ format, link }: SegmentPage): ResponseHeaders {
  return { ...headersByFormat[format], ...(link !== null && { Link: link }) };
}

/** The page in an encoding that the client accepts, with the least work. */
async function toBody(request: IncomingMessage, page: ShopperPage): Promise<Body> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'], ['gzip']);
  return encoding === 'gzip'
    ? { bytes: await composeGzip(page), encoding }
    : { bytes: await composePlain(page), encoding: null };
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { body: { bytes, encoding }, headers }: { body: Body; headers: ResponseHeaders },
): void {
  response.writeHead(200, {
    ...headers,
    ...(encoding !== null && { 'Content-Encoding': encoding }),
    'Content-Length': bytes.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Cookies of the page, besides those that the guards may have set. */
function cookieHeader(response: ServerResponse, setCookies: readonly string[]): ResponseHeaders {
  const cookies = [response.getHeader('Set-Cookie') ?? [], setCookies].flat().map(String);
  return cookies.length === 0 ? {} : { 'Set-Cookie': cookies };
}

export function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match'];
  return ifNoneMatch !== undefined && ifNoneMatch.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*');
}

/**
 * How the browser may cache the page: data that it loads ahead are valid until the shopper follows the link, unless a
 * cookie has changed by then. Those of customers are never stored.
 */
function cacheHeaders(
  { headers }: IncomingMessage,
  format: PageFormat,
  ordinary: { 'Cache-Control': string; Vary: string },
): ResponseHeaders {
  const isLoadedAhead = format === 'data' && isPrefetch((name) => headers[name]);
  if (!isLoadedAhead || ordinary['Cache-Control'].includes('no-store')) return ordinary;
  return { 'Cache-Control': `private, max-age=${cookieLifetimes.changed}`, Vary: 'Accept-Encoding, Cookie' };
}

interface PageResponse {
  setCookies: readonly string[];
  /** Sent with every response of the shop. */
  commonHeaders: Readonly<Record<string, string>>;
}

interface GuestPageResponse extends PageResponse {
  page: GuestPage;
  /** Whether anybody else who sends no cookie gets the same: a proxy may keep it. */
  isForEverybody: boolean;
}

/** Writes the page of all plain guests; cookies are added to its headers, never stored in it. */
export async function sendGuestPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, setCookies, commonHeaders, isForEverybody }: GuestPageResponse,
): Promise<void> {
  const cookies = cookieHeader(response, setCookies);
  const headers = {
    ...commonHeaders,
    ...pageHeaders(page.segmentPage),
    'Content-Security-Policy': page.policy,
    ...cacheHeaders(request, page.segmentPage.format, { 'Cache-Control': 'private, no-cache', Vary: guestVary }),
    ETag: page.etag,
    ...cookies,
    ...(isForEverybody && !('Set-Cookie' in cookies) && page.proxyHeaders),
  };
  if (isNotModified(request, page.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const isBrotli = acceptedEncoding(request.headers['accept-encoding'], ['br', 'gzip']) === 'br';
  const brotli = isBrotli ? brotliOf(page) : null;
  const body: Body = brotli === null ? await toBody(request, page) : { bytes: brotli, encoding: 'br' };
  write(request, response, { body, headers });
}

interface ShopperResponse extends PageResponse {
  page: ShopperPage;
  policy: string;
  cacheControl: string;
  serverTiming: string;
}

/** Writes one shopper's version of a page. */
export async function sendShopperPage(
  request: IncomingMessage,
  response: ServerResponse,
  { page, policy, cacheControl, serverTiming, setCookies, commonHeaders }: ShopperResponse,
): Promise<void> {
  const headers = {
    ...commonHeaders,
    ...pageHeaders(page.segmentPage),
    'Content-Security-Policy': policy,
    ...cacheHeaders(request, page.segmentPage.format, { 'Cache-Control': cacheControl, Vary: 'Accept-Encoding' }),
    'Server-Timing': serverTiming,
    ...cookieHeader(response, setCookies),
  };
  write(request, response, { body: await toBody(request, page), headers });
}
