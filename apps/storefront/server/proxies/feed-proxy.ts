import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { headerNames } from '@vyloha/contract';
import { observeCall } from '@vyloha/http-client';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { acceptedEncoding } from '../http/accepts-encoding';
import { handleAsync } from '../http/handle-async';
import { ignoreDisconnect, readChunks } from '../http/send-page';

/** The backend makes a feed that nobody has asked for yet while it is waited for, but for no longer than 20 s. */
const timeoutMs = 25_000;
const retrySeconds = '120';
const namePattern = /^[a-z0-9-]{1,40}$/;
/** Of the request, by which the backend knows what the vendor has. */
const conditions = ['if-none-match', 'if-modified-since'] as const;
/** Of the backend's response; all other headers stay internal. */
const forwardedHeaders = ['etag', 'last-modified', 'cache-control'] as const;

function refuse(response: ExpressResponse, status: 404 | 503): void {
  if (status === 503) response.set('Retry-After', retrySeconds);
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .type('text/plain')
    .send(status === 404 ? 'Not found' : 'The feed is being prepared, come back in two minutes');
}

function conditionsOf({ headers }: ExpressRequest): Record<string, string> {
  return Object.fromEntries(
    conditions.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Waits for the response only: a large feed may be read slowly. */
async function fetchFeed(address: string, request: ExpressRequest, requestId: string): Promise<Response | null> {
  const observation = observeCall({
    service: 'store',
    method: 'GET',
    call: '/store/api/v1/feeds/{name}/{site}',
    requestId,
  });
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const response = await fetch(address, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: { ...conditionsOf(request), ...observation.headers, [headerNames.requestId]: requestId },
      signal: timeout.signal,
    });
    observation.end({ status: response.status });
    return response;
  } catch {
    observation.end({ status: null, failure: timeout.signal.aborted ? 'timeout' : 'network' });
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Sends the compressed file as it is to whoever takes gzip, that is to all vendors, and unpacked to others. */
async function sendFeed(request: ExpressRequest, response: ExpressResponse, feed: Response): Promise<void> {
  response.type('application/xml; charset=utf-8').append('Vary', 'Accept-Encoding');
  const isGzipped = acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip';
  const length = feed.headers.get('content-length');
  if (isGzipped) {
    response.set('Content-Encoding', 'gzip');
    if (length !== null) response.set('Content-Length', length);
  }
  if (request.method === 'HEAD' || feed.body === null) {
    await feed.body?.cancel();
    response.end();
    return;
  }
  const compressed = Readable.from(readChunks(feed.body));
  const sent = isGzipped ? pipeline(compressed, response) : pipeline(compressed, createGunzip(), response);
  await sent.catch(ignoreDisconnect);
}

/** `/feeds/{name}/{code of a domain}.xml`: the backend's feeds of products at the shop's own address. */
export function createFeedProxy(storeApiUrl: string): RequestHandler {
  return handleAsync(async (request, response) => {
    const { name = '', site = '' } = request.params;
    response.set('X-Robots-Tag', 'noindex');
    if (!namePattern.test(name) || !namePattern.test(site)) {
      refuse(response, 404);
      return;
    }
    const feed = await fetchFeed(`${storeApiUrl}/api/v1/feeds/${name}/${site}`, request, response.locals.requestId);
    const isFeed = feed?.headers.get('content-type')?.startsWith('application/gzip') ?? false;
    if (feed === null || !(feed.status === 304 || (feed.status === 200 && isFeed))) {
      await feed?.body?.cancel();
      refuse(response, feed?.status === 404 ? 404 : 503);
      return;
    }
    for (const header of forwardedHeaders) {
      const value = feed.headers.get(header);
      if (value !== null) response.set(header, value);
    }
    if (feed.status === 304) response.status(304).end();
    else await sendFeed(request, response, feed);
  });
}
