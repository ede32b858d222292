import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as v from 'valibot';
import type { RequestContext } from './request-context';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Who may call and what the answer may depend on.
 * public: identity is not looked at and the answer may be kept by anyone, keyed by the headers in Vary;
 * permissions: public, unless the query has checkPermissions=true, then as shopper but a guest is fine;
 * shopper: a guest or a customer, never kept; customer: 401 without a living token, never kept;
 * anyone: as shopper, but a token is not looked at, living or dead: login and logout.
 */
export type Access = 'public' | 'permissions' | 'anyone' | 'shopper' | 'customer';

export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

interface RouteShape<Params extends AnySchema, Query extends AnySchema, Body extends AnySchema> {
  method: Extract<HTTPMethods, 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'>;
  /** Whole path with Fastify's parameters, e.g. /store/api/v1/products/:id */
  url: string;
  summary: string;
  access?: Access;
  /** A schema of strings; a refused value is 404, since the address names nothing. */
  params?: Params;
  /** A schema of strings; a refused value is 400. */
  query?: Query;
  /** A refused value is 422 with the dotted name of the field. */
  body?: Body;
  /** How long others may keep a public answer; 30 seconds unless told. */
  maxAgeSeconds?: number;
}

interface JsonRoute<
  Params extends AnySchema,
  Query extends AnySchema,
  Body extends AnySchema,
  Response extends AnySchema,
> extends RouteShape<Params, Query, Body> {
  /** The whole answer; checked against what handlers return in tests. */
  response: Response;
  handler(
    ctx: RequestContext,
    input: RouteInput<v.InferOutput<Params>, v.InferOutput<Query>, v.InferOutput<Body>>,
  ): Promise<v.InferInput<Response>>;
}

interface RawRoute<Params extends AnySchema, Query extends AnySchema, Body extends AnySchema> extends RouteShape<
  Params,
  Query,
  Body
> {
  /** Media type of the answer, for the document. */
  produces: string;
  handler(
    ctx: RequestContext,
    input: RouteInput<v.InferOutput<Params>, v.InferOutput<Query>, v.InferOutput<Body>>,
    exchange: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<FastifyReply>;
}

/** A route with its types worn off: what the server registers and the document lists. */
export interface Route {
  method: RouteShape<AnySchema, AnySchema, AnySchema>['method'];
  url: string;
  summary: string;
  access: Access;
  maxAgeSeconds: number;
  params: AnySchema;
  query: AnySchema;
  body: AnySchema | null;
  /** Null for an answer that is not JSON. */
  response: AnySchema | null;
  produces: string;
  handle(
    ctx: RequestContext,
    input: RouteInput<unknown, unknown, unknown>,
    exchange: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<unknown>;
}

const defaultMaxAgeSeconds = 30;
const nothing = v.object({});

function baseOf<P extends AnySchema, Q extends AnySchema, B extends AnySchema>(shape: RouteShape<P, Q, B>) {
  return {
    method: shape.method,
    url: shape.url,
    summary: shape.summary,
    access: shape.access ?? 'public',
    maxAgeSeconds: shape.maxAgeSeconds ?? defaultMaxAgeSeconds,
    params: shape.params ?? nothing,
    query: shape.query ?? nothing,
    body: shape.body ?? null,
  };
}

/**
 * A route that answers JSON. Input is parsed before the handler runs; expected failures are thrown as `Refusal`.
 */
export function defineRoute<
  Params extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Query extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Body extends AnySchema = v.UndefinedSchema<undefined>,
  Response extends AnySchema = AnySchema,
>(definition: JsonRoute<Params, Query, Body, Response>): Route {
  const handler: Route['handle'] = definition.handler.bind(definition);
  return { ...baseOf(definition), response: definition.response, produces: 'application/json', handle: handler };
}

/** A route that writes its own answer: pictures, GraphQL. */
export function defineRawRoute<
  Params extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Query extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Body extends AnySchema = v.UndefinedSchema<undefined>,
>(definition: RawRoute<Params, Query, Body>): Route {
  const handler: Route['handle'] = definition.handler.bind(definition);
  return { ...baseOf(definition), response: null, produces: definition.produces, handle: handler };
}
