import { pipeline } from 'node:stream/promises';
import { headerNames } from '@vyloha/contract';
import { observeCall } from '@vyloha/contract/server';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { handleAsync } from '../http/handle-async';
import { unlessLeft } from '../http/send-page';

/** A picture's first request may have to be drawn and resized. */
const timeoutMs = 15_000;
const parameters = ['width', 'height', 'crop', 'upscale'] as const;
const fileKeyPattern = /^[\w-][\w.-]{0,200}$/;
/** Of the backend's answer; everything else stays between the two processes. */
const forwardedHeaders = ['content-type', 'content-length', 'etag', 'last-modified'] as const;
/** A file key names one picture for good. */
const immutable = 'public, max-age=31536000, immutable';

/** The backend's address of a picture; `null` when nobody asks so. */
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

async function ask(address: string, request: ExpressRequest, requestId: string): Promise<Response | null> {
  const known = request.headers['if-none-match'];
  const observation = observeCall({ service: 'cms', method: 'GET', call: '/cms/image/{fileKey}', requestId });
  try {
    const answer = await fetch(address, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: {
        Accept: request.headers.accept ?? '*/*',
        ...observation.headers,
        [headerNames.requestId]: requestId,
        ...(known !== undefined && { 'If-None-Match': known }),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    observation.end({ status: answer.status });
    return answer;
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    observation.end({ status: null, failure: isTimeout ? 'timeout' : 'network' });
    return null;
  }
}

async function* piecesOf(first: Uint8Array | null, rest: ReadableStreamDefaultReader<Uint8Array> | null) {
  if (first !== null) yield first;
  for (let next = await rest?.read(); next?.done === false; next = await rest?.read()) yield next.value;
}

/** The bytes of a picture; `null` where what came is none: browsers would keep it for good. */
async function pictureOf({ body, headers, status }: Response, method: string) {
  if (status === 304) return piecesOf(null, null);
  const isPicture = headers.get('content-type')?.startsWith('image/') ?? false;
  if (method === 'HEAD') return isPicture ? piecesOf(null, null) : null;
  const reader = body?.getReader() ?? null;
  const first = await reader?.read().catch(() => null);
  if (isPicture && first?.done === false) return piecesOf(first.value, reader);
  await reader?.cancel().catch(() => {});
  return null;
}

/** Pictures on the shop's own origin: asks the backend, streams what it answers, and lets browsers keep it. */
export function createImageProxy(cmsApiUrl: string): RequestHandler {
  return handleAsync(async (request, response) => {
    const query = new URL(request.originalUrl, 'http://own.invalid').searchParams;
    const address = imageAddress(cmsApiUrl, request.params['fileKey'] ?? '', query);
    if (address === null) {
      refuse(response, 404);
      return;
    }
    const answer = await ask(address, request, response.locals.requestId);
    if (answer === null || (!answer.ok && answer.status !== 304)) {
      await answer?.body?.cancel();
      refuse(response, answer === null || answer.status >= 500 ? 502 : answer.status);
      return;
    }
    const picture = await pictureOf(answer, request.method);
    if (picture === null) {
      response.locals.log.warn({ address, type: answer.headers.get('content-type') }, 'no picture at its address');
      refuse(response, 502);
      return;
    }
    response.status(answer.status).set({ 'Cache-Control': immutable, Vary: 'Accept' });
    for (const name of forwardedHeaders) {
      const value = answer.headers.get(name);
      if (value !== null) response.set(name, value);
    }
    await pipeline(picture, response).catch(unlessLeft);
  });
}
