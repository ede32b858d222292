import type { RequestListener } from 'node:http';
import { headerNames } from '@vyloha/contract';
import { methodLabel, recordRequest, startRequestSpan } from '@vyloha/telemetry/server';

/** Of whoever left before there was an answer; as proxies write it. */
const leftStatus = 499;

interface ObserveOptions {
  /** Whether the request's own word about its trace counts. */
  trustsProxy: boolean;
  routeOf: (url: string) => string;
}

/** Counts, measures and traces what the host answers, by route. */
export function observeRequests(listener: RequestListener, { trustsProxy, routeOf }: ObserveOptions): RequestListener {
  return (request, response) => {
    const startedAt = performance.now();
    // Express takes parts of the address away while it looks for a handler.
    const { url = '/', headers } = request;
    const method = methodLabel(request.method ?? 'GET');
    const callerHeaders = trustsProxy ? headers : undefined;
    const span = startRequestSpan({ method, callerHeaders });
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : leftStatus;
      const answer = { route: routeOf(url), method, status };
      recordRequest({ ...answer, durationMs: performance.now() - startedAt });
      span.end({ ...answer, requestId: response.getHeader(headerNames.requestId)?.toString() });
    });
    span.run(() => listener(request, response));
  };
}
