import { recordRequest, startRequestSpan, type RequestSpan } from '@vyloha/telemetry/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestScope } from './request-scope';

/** Of an address that no route has: it must not become a label. */
const unknownRoute = 'other';

function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? unknownRoute;
}

/**
 * Counts every answer by its route's pattern and opens the request's span. Callers are neighbours on the private network
 * and are believed about the trace they are part of.
 */
export function observeRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', async (request) => {
    const { method, headers: callerHeaders, id: requestId } = request;
    spans.set(request, startRequestSpan({ method, requestId, callerHeaders }));
  });
  // The last hook before a handler: what reads the body has left the scope of earlier ones.
  app.addHook('preHandler', (request, _reply, done) => {
    const scope = { route: routeOf(request), log: request.log };
    requestScope.run(scope, () => spans.get(request)?.run(done));
  });
  app.addHook('onResponse', async (request, reply) => {
    const answer = { route: routeOf(request), method: request.method, status: reply.statusCode };
    recordRequest({ ...answer, durationMs: reply.elapsedTime });
    spans.get(request)?.end(answer);
  });
}
