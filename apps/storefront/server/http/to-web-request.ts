import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { PostedForm } from './posted-form';

/**
 * Headers that Remix must not see: express evaluates the proxy's, the origin was checked before, and the body
 * was read already.
 */
const excludedHeaders: ReadonlySet<string> = new Set([
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'origin',
  'content-length',
  'transfer-encoding',
]);

function toHeaders(request: ExpressRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || excludedHeaders.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/** One for all: creating it anew costs as much as half a call. */
const responseClosed = new DOMException('The response was closed', 'AbortError');

/** A signal that is aborted when the client disconnects, and when the response was sent. */
export function closeSignal(response: ExpressResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => controller.abort(responseClosed));
  return controller.signal;
}

/** The request as Remix reads it, with the signal of its response. */
export function toWebRequest(request: ExpressRequest, response: ExpressResponse, form: PostedForm | null): Request {
  // Concatenated, not resolved: a path that begins with two slashes must not be read as another host.
  const url = new URL(`${request.protocol}://${request.get('host') ?? 'localhost'}${request.originalUrl}`);
  const headers = toHeaders(request);
  if (form !== null) headers.set('Content-Type', form.contentType);
  return new Request(url, {
    method: request.method,
    headers,
    signal: closeSignal(response),
    ...(form !== null && { body: form.body }),
  });
}
