import { formatProductTags, headerNames } from '@vyloha/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '../services';
import type { BackendDeps } from '../lifecycle/backend-deps';
import type { Defer } from '../background/defer-work';
import { parseInput } from '../input/parse-input';
import type { CallerLookup } from './caller';
import { sendPublicResponse } from './public-response';
import { unavailable } from '../http-error';
import { effectiveAccess, resolveContext } from './resolve-context';
import { readFrom } from './read-from';
import type { RequestContext } from './request-context';
import type { Route } from './route';

interface RouteDeps extends BackendDeps {
  services: Services;
  defer: Defer;
  hasPendingRequests: () => boolean;
  lookup: CallerLookup;
}

export function registerRoute(app: FastifyInstance, route: Route, deps: RouteDeps): void {
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimitBytes !== null && { bodyLimit: route.bodyLimitBytes, config: { isLarge: true } }),
    handler: async (request, reply) => {
      const db = deps.database();
      if (db === null) throw unavailable('starting');
      const { ctx, found } = await resolveContext(
        request,
        route,
        {
          db,
          primary: db,
          settings: deps.settings,
          services: deps.services,
          now: deps.now,
          wakeJobs: () => deps.wakeJobs?.(),
          defer: deps.defer,
          hasPendingRequests: deps.hasPendingRequests,
        },
        deps.lookup,
      );
      const input = parseInput(route, request);
      const handle = (reading: RequestContext) => route.handle(reading, input, { request, reply, found });
      const replicas = deps.replicas?.() ?? null;
      const responseBody = await (route.readsReplica ? readFrom(replicas, ctx, handle) : handle(ctx));
      // Who wrote, reads what they wrote.
      if (!route.readsReplica && route.method !== 'GET') await replicas?.waitForOwnWrites();
      if (route.response === null) return responseBody;
      if (deps.checkResponses) v.parse(route.response, responseBody);
      const tags = formatProductTags(route.productsIn(responseBody));
      if (tags !== '') reply.header(headerNames.cacheTag, tags);
      const isPublic = route.method === 'GET' && effectiveAccess(route.access, request.query) === 'public';
      if (isPublic && ctx.preview === null)
        return sendPublicResponse(request, reply, responseBody, route.maxAgeSeconds);
      return reply.header('Cache-Control', 'private, no-store').send(responseBody);
    },
  });
}
