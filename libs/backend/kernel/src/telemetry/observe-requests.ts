import { recordRequest, startRequestSpan, type RequestSpan } from '@vyloha/telemetry/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestScope } from './request-scope';

/** Used for addresses without a route, which must not become labels. */
const unknownRoute = 'other';

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? unknownRoute;
}

/**
 * Counts every response by its route's pattern and opens the request's span. Callers are trusted services on the
 * private network, so their trace context is accepted.
 */
export function observeRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', async (request) => {
    const { method, headers: callerHeaders, id: requestId } = request;
    spans.set(request, startRequestSpan({ method, requestId, callerHeaders }));
  });
  // The last hook before a handler: body parsing leaves the async scope of earlier ones.
  app.addHook('preHandler', (request, _reply, done) => {
    const scope = { route: routeOf(request), log: request.log };
    requestScope.run(scope, () => spans.get(request)?.run(done));
  });
  app.addHook('onResponse', async (request, reply) => {
    const response = { route: routeOf(request), method: request.method, status: reply.statusCode };
    recordRequest({ ...response, durationMs: reply.elapsedTime });
    spans.get(request)?.end(response);
  });
}
