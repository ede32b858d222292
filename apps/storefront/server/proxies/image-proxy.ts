import { headerNames } from '@vyloha/contract';
import { writeReadableStreamToWritable } from '@remix-run/node';
import type { RequestHandler } from 'express';

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

/** Pictures on the shop's own origin: asks the backend, streams what it answers, and lets browsers keep it. */
export function createImageProxy(cmsApiUrl: string): RequestHandler<{ fileKey: string }> {
  return async (request, response, next) => {
    const query = new URL(request.originalUrl, 'http://own.invalid').searchParams;
    const address = imageAddress(cmsApiUrl, request.params.fileKey, query);
    if (address === null) {
      response.status(404).type('text/plain').send('Not found');
      return;
    }
    try {
      const answer = await fetch(address, {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: {
          Accept: request.headers.accept ?? '*/*',
          [headerNames.requestId]: response.locals.requestId,
          ...(request.headers['if-none-match'] && { 'If-None-Match': request.headers['if-none-match'] }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!answer.ok && answer.status !== 304) {
        await answer.body?.cancel();
        const status = answer.status >= 500 ? 502 : answer.status;
        response.status(status).set('Cache-Control', 'no-store').type('text/plain').send('No such picture');
        return;
      }
      response.status(answer.status).set({ 'Cache-Control': immutable, Vary: 'Accept' });
      for (const name of forwardedHeaders) {
        const value = answer.headers.get(name);
        if (value !== null) response.set(name, value);
      }
      if (answer.body === null) response.end();
      else await writeReadableStreamToWritable(answer.body, response);
    } catch (error) {
      if (response.headersSent) next(error);
      else response.status(502).set('Cache-Control', 'no-store').type('text/plain').send('No picture now');
    }
  };
}
