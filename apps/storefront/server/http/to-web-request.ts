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

function createWebRequest(request: ExpressRequest, response: ExpressResponse, form: PostedForm | null): Request {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  // Concatenated, not resolved: a path that begins with two slashes must not be read as another host.
  const url = new URL(`${request.protocol}://${request.get('host') ?? 'localhost'}${request.originalUrl}`);
  const headers = toHeaders(request);
  if (form !== null) headers.set('Content-Type', form.contentType);
  return new Request(url, {
    method: request.method,
    headers,
    signal: controller.signal,
    ...(form !== null && { body: form.body }),
  });
}

/** A page of a segment that turns out to be personal is read twice. */
const webRequests = new WeakMap<ExpressRequest, Request>();

/** The request as Remix reads it. Its signal is aborted when the client disconnects, and when the response was sent. */
export function toWebRequest(request: ExpressRequest, response: ExpressResponse, form: PostedForm | null): Request {
  const webRequest = webRequests.get(request) ?? createWebRequest(request, response, form);
  webRequests.set(request, webRequest);
  return webRequest;
}
