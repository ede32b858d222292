import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { checkPermissionsFlag } from '@vyloha/backend-catalog';
import {
  type RequestContext,
  type Route,
  defineRawRoute,
  isUnavailable,
  parseBoundedJson,
  sendPublicResponse,
} from '@vyloha/backend-kernel';
import { createContentSchema } from './content-schema';
import type { GraphqlContext } from './graphql-context';
import { costLimit } from './limits/cost-limit';
import { documentLimits } from './limits/document-limits';
import { noIntrospection } from './limits/no-introspection';
import { rootFieldLimit } from './limits/root-field-limit';
import { createLoaders } from './loaders';
import { logBrokenFields } from './log-broken-fields';

const url = '/cms/graphql';
const maxDepth = 12;
/** Total characters of the documents whose parsed form is cached. */
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
    // Spreading a fragment nests nothing: a limit that counted it would depend on how a query is written.
    maxDepthPlugin({ n: maxDepth, flattenFragments: true }),
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

/** The request as a web `Request`; Fastify has already read the body. */
function toWebRequest({ method }: FastifyRequest, operation: object): Request {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const address = new URL(url, 'http://backend');
  // HEAD is answered as GET is.
  if (method === 'POST') return new Request(address, { method, headers, body: JSON.stringify(operation) });
  for (const [name, value] of Object.entries(operation)) {
    address.searchParams.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return new Request(address, { headers });
}

async function executeOperation(
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
  const isComplete = response.ok && typeof result === 'object' && result !== null && !('errors' in result);
  if (isComplete && request.method !== 'POST' && !mayCheckPermissions && ctx.preview === null) {
    return sendPublicResponse(request, reply, result, maxAgeSeconds);
  }
  return reply.code(response.status).header('Cache-Control', 'private, no-store').send(result);
}

const permissions = { checkPermissions: checkPermissionsFlag };
const text = v.optional(v.string());

/** A JSON object in the query string. */
const jsonParameter = v.optional(
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

const getRoute = defineRawRoute({
  method: 'GET',
  url,
  readsReplica: true,
  summary: 'GraphQL query in the address; the response may be cached',
  access: 'permissions',
  query: v.object({
    ...permissions,
    query: text,
    variables: jsonParameter,
    extensions: jsonParameter,
    operationName: text,
  }),
  produces: 'application/json',
  handler: (ctx, { query: { checkPermissions, ...operation } }, exchange) =>
    executeOperation(ctx, checkPermissions, operation, exchange),
});

const postRoute = defineRawRoute({
  method: 'POST',
  url,
  readsReplica: true,
  summary: 'GraphQL query',
  access: 'permissions',
  query: v.object(permissions),
  body: v.looseObject({ query: v.string() }),
  produces: 'application/json',
  handler: (ctx, { query, body }, exchange) => executeOperation(ctx, query.checkPermissions, body, exchange),
});

export const graphqlRoutes: readonly Route[] = [getRoute, postRoute];
