import { pipeline } from 'node:stream/promises';
import { headerNames } from '@vyloha/contract';
import { observeCall } from '@vyloha/http-client';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { handleAsync } from '../http/handle-async';
import { ignoreDisconnect } from '../http/send-page';

/** The first request of an image may have to resize it. */
const timeoutMs = 15_000;
const parameters = ['width', 'height', 'crop', 'upscale'] as const;
const fileKeyPattern = /^[\w-][\w.-]{0,200}$/;
/** Of the backend's response; all other headers stay internal. */
const forwardedHeaders = ['content-type', 'content-length', 'etag', 'last-modified'] as const;
/** A file key identifies one immutable image, */
const immutable = 'public, max-age=31536000, immutable';
/** but a photograph of a review may be taken down. */
const photoPrefix = 'recenze-';
const photoCaching = 'public, max-age=3600';

/** The backend's URL of an image; `null` for invalid parameters. */
export function imageAddress(cmsApiUrl: string, fileKey: string, query: URLSearchParams): string | null {
  if (!fileKeyPattern.test(fileKey)) return null;
  const search = new URLSearchParams();
  for (const name of parameters) {
    const value = query.get(name);
    if (value !== null) search.set(name, value);
  }
  return `${cmsApiUrl}/image/${fileKey}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

function refuse(response: ExpressResponse, status: number): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send('No such picture');
}

async function fetchImage(address: string, request: ExpressRequest, requestId: string): Promise<Response | null> {
  const ifNoneMatch = request.headers['if-none-match'];
  const observation = observeCall({ service: 'cms', method: 'GET', call: '/cms/image/{fileKey}', requestId });
  try {
    const imageResponse = await fetch(address, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: {
        Accept: request.headers.accept ?? '*/*',
        ...observation.headers,
        [headerNames.requestId]: requestId,
        ...(ifNoneMatch !== undefined && { 'If-None-Match': ifNoneMatch }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    observation.end({ status: imageResponse.status });
    return imageResponse;
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    observation.end({ status: null, failure: isTimeout ? 'timeout' : 'network' });
    return null;
  }
}

async function* readChunks(first: Uint8Array | null, rest: ReadableStreamDefaultReader<Uint8Array> | null) {
  if (first !== null) yield first;
  for (let next = await rest?.read(); next?.done === false; next = await rest?.read()) yield next.value;
}

/** The bytes of an image; `null` where the response is none: browsers would cache it as immutable. */
async function readImage({ body, headers, status }: Response, method: string) {
  if (status === 304) return readChunks(null, null);
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
  if (method === 'HEAD') return isPicture ? readChunks(null, null) : null;
  const reader = body?.getReader() ?? null;
  const first = await reader?.read().catch(() => null);
  if (isPicture && first?.done === false) return readChunks(first.value, reader);
  await reader?.cancel().catch(() => {});
  return null;
}

/** Images on the shop's own origin: fetches from the backend, streams its response, and lets browsers cache it. */
export function createImageProxy(cmsApiUrl: string): RequestHandler {
  return handleAsync(async (request, response) => {
    const query = new URL(request.originalUrl, 'http://own.invalid').searchParams;
    const fileKey = request.params['fileKey'] ?? '';
    const address = imageAddress(cmsApiUrl, fileKey, query);
    if (address === null) {
      refuse(response, 404);
      return;
    }
    const imageResponse = await fetchImage(address, request, response.locals.requestId);
    if (imageResponse === null || (!imageResponse.ok && imageResponse.status !== 304)) {
      await imageResponse?.body?.cancel();
      const status = imageResponse?.status ?? 502;
      const retryAfter = imageResponse?.headers.get('retry-after') ?? null;
      // Too many pictures are to be rendered at the moment.
      const isBusy = status === 503 && retryAfter !== null;
      if (isBusy) response.set('Retry-After', retryAfter);
      refuse(response, status >= 500 && !isBusy ? 502 : status);
      return;
    }
    const picture = await readImage(imageResponse, request.method);
    if (picture === null) {
      response.locals.log.warn(
        { address, type: imageResponse.headers.get('content-type') },
        'no picture at its address',
      );
      refuse(response, 502);
      return;
    }
    response
      .status(imageResponse.status)
      .set({ 'Cache-Control': fileKey.startsWith(photoPrefix) ? photoCaching : immutable, Vary: 'Accept' });
    for (const name of forwardedHeaders) {
      const value = imageResponse.headers.get(name);
      if (value !== null) response.set(name, value);
    }
    await pipeline(picture, response).catch(ignoreDisconnect);
  });
}
