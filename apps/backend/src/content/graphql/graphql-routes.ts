import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createYoga } from 'graphql-yoga';
import * as v from 'valibot';
import { checkPermissionsFlag } from '../../catalog/check-permissions';
import { sendPublic } from '../../server/public-answer';
import type { RequestContext } from '../../server/request-context';
import { defineRawRoute, type Route } from '../../server/route';
import { createContentSchema } from './content-schema';
import type { GraphqlContext } from './graphql-context';
import { costLimit } from './limits/cost-limit';
import { noIntrospection } from './limits/no-introspection';
import { createLoaders } from './loaders';
import { logBrokenFields } from './log-broken-fields';

const url = '/cms/graphql';
const mostDepth = 12;
const maxAgeSeconds = 30;

const yoga = createYoga<GraphqlContext>({
  schema: createContentSchema(),
  graphqlEndpoint: url,
  landingPage: false,
  graphiql: false,
  logging: false,
  plugins: [maxDepthPlugin({ n: mostDepth }), noIntrospection(), costLimit(), logBrokenFields()],
});

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Fastify has read the body already; Yoga gets it again as the web's own request. */
function toWebRequest({ method, url: target, body }: FastifyRequest): Request {
  const address = new URL(target, 'http://backend');
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  return method === 'GET'
    ? new Request(address, { headers })
    : new Request(address, { method, headers, body: JSON.stringify(body ?? {}) });
}

async function answer(ctx: RequestContext, mayCheckPermissions: boolean, { request, reply }: Exchange) {
  const groups = mayCheckPermissions ? ctx.groups : [];
  const loaders = createLoaders({ ...ctx, groups });
  const response = await yoga.fetch(toWebRequest(request), { ...ctx, groups, loaders });
  const result: unknown = await response.json();
  const isWhole = response.ok && typeof result === 'object' && result !== null && !('errors' in result);
  if (isWhole && request.method === 'GET' && !mayCheckPermissions) {
    return sendPublic(request, reply, result, maxAgeSeconds);
  }
  return reply.code(response.status).header('Cache-Control', 'private, no-store').send(result);
}

const permissions = { checkPermissions: checkPermissionsFlag };
const text = v.optional(v.string());

const byGet = defineRawRoute({
  method: 'GET',
  url,
  summary: 'GraphQL query in the address; the answer may be kept',
  access: 'permissions',
  query: v.object({ ...permissions, query: text, variables: text, operationName: text }),
  produces: 'application/json',
  handler: (ctx, { query }, exchange) => answer(ctx, query.checkPermissions === 'true', exchange),
});

const byPost = defineRawRoute({
  method: 'POST',
  url,
  summary: 'GraphQL query',
  access: 'permissions',
  query: v.object(permissions),
  body: v.looseObject({ query: v.string() }),
  produces: 'application/json',
  handler: (ctx, { query }, exchange) => answer(ctx, query.checkPermissions === 'true', exchange),
});

export const graphqlRoutes: readonly Route[] = [byGet, byPost];
