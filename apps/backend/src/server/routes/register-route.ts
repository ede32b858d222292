import { formatProductTags, headerNames } from '@vyloha/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ChangeStream } from '../../changes/change-stream';
import type { CompanyRegister } from '../../companies/company-register';
import type { BackendDeps } from '../lifecycle/backend-deps';
import type { Defer } from '../background/defer-work';
import type { Feeds } from '../../feeds/making/feeds';
import { parseInput } from '../input/parse-input';
import { sendPublicResponse } from './public-response';
import { unavailable } from '../http-error';
import { effectiveAccess, resolveContext } from './resolve-context';
import type { Route } from './route';

interface RouteDeps extends BackendDeps {
  changes: ChangeStream;
  defer: Defer;
  companies: CompanyRegister | null;
  feeds: Feeds;
  hasPendingRequests: () => boolean;
}

export function registerRoute(app: FastifyInstance, route: Route, deps: RouteDeps): void {
  app.route({
    method: route.method,
    url: route.url,
    ...(route.bodyLimitBytes !== null && { bodyLimit: route.bodyLimitBytes, config: { isLarge: true } }),
    handler: async (request, reply) => {
      const db = deps.database();
      if (db === null) throw unavailable('starting');
      const { ctx, found } = await resolveContext(request, route, {
        db,
        settings: deps.settings,
        companies: deps.companies,
        changes: deps.changes,
        feeds: deps.feeds,
        gateway: deps.gateway ?? null,
        now: deps.now,
        wakeJobs: () => deps.wakeJobs?.(),
        defer: deps.defer,
        hasPendingRequests: deps.hasPendingRequests,
      });
      const responseBody = await route.handle(ctx, parseInput(route, request), { request, reply, found });
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
