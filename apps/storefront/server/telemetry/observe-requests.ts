import type { RequestListener } from 'node:http';
import { headerNames } from '@vyloha/contract';
import { methodLabel, recordRequest, startRequestSpan } from '@vyloha/telemetry/server';

/** Of a client that disconnected before there was a response; proxies use the same status. */
const clientClosedStatus = 499;

/** Counts, measures and traces the host's responses, by route. */
export function observeRequests(listener: RequestListener, routeOf: (url: string) => string): RequestListener {
  return (request, response) => {
    const startedAt = performance.now();
    // Express strips parts of the URL while it looks for a handler.
    const { url = '/', headers } = request;
    const method = methodLabel(request.method ?? 'GET');
    const span = startRequestSpan({ method, callerHeaders: headers });
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : clientClosedStatus;
      const labels = { route: routeOf(url), method, status };
      recordRequest({ ...labels, durationMs: performance.now() - startedAt });
      span.end({ ...labels, requestId: response.getHeader(headerNames.requestId)?.toString() });
    });
    span.run(() => listener(request, response));
  };
}
