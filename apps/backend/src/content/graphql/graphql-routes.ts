import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { checkPermissionsFlag } from '../../catalog/check-permissions';
import { isUnavailable } from '../../database/database-failure';
import { parseBoundedJson } from '../../server/bounded-json';
import { sendPublic } from '../../server/public-answer';
import type { RequestContext } from '../../server/request-context';
import { defineRawRoute, type Route } from '../../server/route';
import { createContentSchema } from './content-schema';
import type { GraphqlContext } from './graphql-context';
import { costLimit } from './limits/cost-limit';
import { documentLimits } from './limits/document-limits';
import { noIntrospection } from './limits/no-introspection';
import { rootFieldLimit } from './limits/root-field-limit';
import { createLoaders } from './loaders';
import { logBrokenFields } from './log-broken-fields';

const url = '/cms/graphql';
const mostDepth = 12;
/** Characters of the documents whose parsed form is kept. */
const documentCacheSize = 500_000;
const maxAgeSeconds = 30;

const yoga = createYoga<GraphqlContext>({
  schema: createContentSchema(),
  graphqlEndpoint: url,
  landingPage: false,
  graphiql: false,
  logging: false,
  multipart: false,
  parserAndValidationCache: {
    documentCache: new LRUCache<string, DocumentNode>({
      maxSize: documentCacheSize,
      sizeCalculation: (_parsed, document) => document.length,
    }),
    errorCache: new LRUCache<string, object>({ max: 100 }),
  },
  plugins: [
    documentLimits(),
    maxDepthPlugin({ n: mostDepth }),
    rootFieldLimit(),
    noIntrospection(),
    costLimit(),
    logBrokenFields(),
  ],
});

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The operation as the web's own request; Fastify has read it already. */
function toWebRequest({ method }: FastifyRequest, operation: object): Request {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const address = new URL(url, 'http://backend');
  if (method !== 'GET') return new Request(address, { method, headers, body: JSON.stringify(operation) });
  for (const [name, value] of Object.entries(operation)) {
    address.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return new Request(address, { headers });
}

async function answer(
  ctx: RequestContext,
  checkPermissions: string | undefined,
  operation: object,
  exchange: Exchange,
) {
  const { request, reply } = exchange;
  const mayCheckPermissions = checkPermissions === 'true';
  const groups = mayCheckPermissions ? ctx.groups : [];
  const loaders = createLoaders({ ...ctx, groups });
  const failures: Error[] = [];
  const response = await yoga.fetch(toWebRequest(request, operation), { ...ctx, groups, loaders, failures });
  const unavailable = failures.find(isUnavailable);
  if (unavailable !== undefined) throw unavailable;
  const result: unknown = await response.json();
  const isWhole = response.ok && typeof result === 'object' && result !== null && !('errors' in result);
  if (isWhole && request.method === 'GET' && !mayCheckPermissions) {
    return sendPublic(request, reply, result, maxAgeSeconds);
  }
  return reply.code(response.status).header('Cache-Control', 'private, no-store').send(result);
}

const permissions = { checkPermissions: checkPermissionsFlag };
const text = v.optional(v.string());

/** An object as JSON in the address. */
const mapInAddress = v.optional(
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return parseBoundedJson(dataset.value);
      } catch {
        addIssue();
        return NEVER;
      }
    }),
    v.check((value) => !Array.isArray(value)),
    v.nullable(v.looseObject({})),
  ),
);

const byGet = defineRawRoute({
  method: 'GET',
  url,
  summary: 'GraphQL query in the address; the answer may be kept',
  access: 'permissions',
  query: v.object({
    ...permissions,
    query: text,
    variables: mapInAddress,
    extensions: mapInAddress,
    operationName: text,
  }),
  produces: 'application/json',
  handler: (ctx, { query: { checkPermissions, ...operation } }, exchange) =>
    answer(ctx, checkPermissions, operation, exchange),
});

const byPost = defineRawRoute({
  method: 'POST',
  url,
  summary: 'GraphQL query',
  access: 'permissions',
  query: v.object(permissions),
  body: v.looseObject({ query: v.string() }),
  produces: 'application/json',
  handler: (ctx, { query, body }, exchange) => answer(ctx, query.checkPermissions, body, exchange),
});

export const graphqlRoutes: readonly Route[] = [byGet, byPost];
