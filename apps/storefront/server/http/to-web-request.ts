import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { limitedBody } from './limited-body';

/**
 * Headers that Remix has no business with: a proxy's are express's to judge, and the origin was checked before.
 */
const withheld: ReadonlySet<string> = new Set(['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for', 'origin']);

function toHeaders(request: ExpressRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || withheld.has(name)) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  return headers;
}

/** The request as Remix reads it. Its signal is aborted when the shopper has gone, and when the answer was sent. */
export function toWebRequest(request: ExpressRequest, response: ExpressResponse): Request {
  const controller = new AbortController();
  response.once('close', () => controller.abort());
  // Concatenated, not resolved: a path that begins with two slashes must not be read as another host.
  const url = new URL(`${request.protocol}://${request.get('host') ?? 'localhost'}${request.originalUrl}`);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return new Request(url, {
    method: request.method,
    headers: toHeaders(request),
    signal: controller.signal,
    ...(!reads && { body: limitedBody(request), duplex: 'half' }),
  });
}
