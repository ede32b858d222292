import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import * as v from 'valibot';
import type { Identified } from './caller';
import type { AnonymousContext, CustomerContext, RequestContext } from './request-context';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * Who may call and what the response may depend on.
 * public: identity is ignored and the response may be cached by anyone, keyed by the headers in Vary;
 * permissions: public, unless the query has checkPermissions=true, then as shopper, guests allowed;
 * shopper: a guest or a customer, never cached; customer: 401 without a valid token, never cached;
 * anyone: as shopper, but the token is ignored, valid or not: login and logout;
 * command: 403 for all but an operator's command on the backend's machine.
 */
export type Access = 'public' | 'permissions' | 'anyone' | 'shopper' | 'customer' | 'command';

/** The context that a handler is given: with access 'customer' there is one. */
type ContextOf<A extends Access> = A extends 'customer' ? CustomerContext : RequestContext;

export interface RouteInput<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
}

/** What a handler is given beside its input. */
interface Exchange<Found> {
  request: FastifyRequest;
  reply: FastifyReply;
  /** What was found with the caller's identity. */
  found: Found;
}

interface RouteShape<Params extends AnySchema, Query extends AnySchema, Body extends AnySchema, A extends Access> {
  method: Extract<HTTPMethods, 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'>;
  /** Whole path with Fastify's parameters, e.g. /store/api/v1/products/:id */
  url: string;
  summary: string;
  access?: A;
  /** A schema of strings; an invalid value is 404, since the URL identifies nothing. */
  params?: Params;
  /** A schema of strings; an invalid value is 400. */
  query?: Query;
  /** An invalid value is 422 with the dotted name of the field. */
  body?: Body;
  /** How long a public response may be cached; defaults to 30 seconds. */
  maxAgeSeconds?: number;
  /** Where a body may be larger than others. Such calls are counted on their own. */
  bodyLimitBytes?: number;
  /** It only reads what all shoppers see alike, with `db`, which may be a replica; it may run twice when that one fails. */
  readsReplica?: boolean;
}

interface JsonRoute<
  Params extends AnySchema,
  Query extends AnySchema,
  Body extends AnySchema,
  Response extends AnySchema,
  A extends Access,
> extends RouteShape<Params, Query, Body, A> {
  /** Schema of the entire response; tests check what handlers return against it. */
  response: Response;
  /** Ids of the products that a response shows: whoever keeps it has to know when they change. */
  productsIn?(response: v.InferInput<Response>): Iterable<string>;
  handler(
    ctx: ContextOf<A>,
    input: RouteInput<v.InferOutput<Params>, v.InferOutput<Query>, v.InferOutput<Body>>,
  ): Promise<v.InferInput<Response>>;
}

interface FoundRoute<
  Params extends AnySchema,
  Query extends AnySchema,
  Body extends AnySchema,
  Response extends AnySchema,
  Found extends Identified,
  A extends Access,
> extends RouteShape<Params, Query, Body, A> {
  response: Response;
  /** Finds the caller and what is theirs in one statement; also runs for guests, but not with access for everybody. */
  identify(caller: AnonymousContext): Promise<Found>;
  handler(
    ctx: ContextOf<A>,
    input: RouteInput<v.InferOutput<Params>, v.InferOutput<Query>, v.InferOutput<Body>>,
    exchange: Exchange<Found>,
  ): Promise<v.InferInput<Response>>;
}

interface RawRoute<
  Params extends AnySchema,
  Query extends AnySchema,
  Body extends AnySchema,
  A extends Access,
> extends RouteShape<Params, Query, Body, A> {
  /** Media type of the response, for the OpenAPI document. */
  produces: string;
  handler(
    ctx: ContextOf<A>,
    input: RouteInput<v.InferOutput<Params>, v.InferOutput<Query>, v.InferOutput<Body>>,
    exchange: Exchange<Identified>,
  ): Promise<FastifyReply>;
}

/** A route with erased types: what the server registers and the OpenAPI document lists. */
export interface Route {
  method: RouteShape<AnySchema, AnySchema, AnySchema, Access>['method'];
  url: string;
  summary: string;
  access: Access;
  maxAgeSeconds: number;
  /** Null for the limit of all. */
  bodyLimitBytes: number | null;
  readsReplica: boolean;
  params: AnySchema;
  query: AnySchema;
  body: AnySchema | null;
  /** Null for a response that is not JSON. */
  response: AnySchema | null;
  productsIn(response: unknown): Iterable<string>;
  produces: string;
  /** Finds the caller by the tokens with more for the handler; null where the caller is enough. */
  identify: ((caller: AnonymousContext) => Promise<Identified>) | null;
  /** Called with a caller whom `access` lets in. */
  handle(
    ctx: RequestContext,
    input: RouteInput<unknown, unknown, unknown>,
    exchange: Exchange<Identified>,
  ): Promise<unknown>;
}

interface Handler<Context extends RequestContext> {
  handle(ctx: Context, input: RouteInput<unknown, unknown, unknown>, exchange: Exchange<Identified>): Promise<unknown>;
}

const defaultMaxAgeSeconds = 30;
const emptySchema = v.object({});

function toRouteBase<P extends AnySchema, Q extends AnySchema, B extends AnySchema>(
  shape: RouteShape<P, Q, B, Access>,
) {
  return {
    method: shape.method,
    url: shape.url,
    summary: shape.summary,
    access: shape.access ?? 'public',
    maxAgeSeconds: shape.maxAgeSeconds ?? defaultMaxAgeSeconds,
    bodyLimitBytes: shape.bodyLimitBytes ?? null,
    readsReplica: shape.readsReplica ?? false,
    params: shape.params ?? emptySchema,
    query: shape.query ?? emptySchema,
    body: shape.body ?? null,
    produces: 'application/json',
    productsIn: (): Iterable<string> => [],
    identify: null,
  };
}

/**
 * A route that responds with JSON. Input is parsed before the handler runs; expected failures throw `HttpError`.
 */
export function defineRoute<
  Params extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Query extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Body extends AnySchema = v.UndefinedSchema<undefined>,
  Response extends AnySchema = AnySchema,
  A extends Access = 'public',
>(definition: JsonRoute<Params, Query, Body, Response, A>): Route {
  const handler: Handler<ContextOf<A>>['handle'] = definition.handler.bind(definition);
  const { response, productsIn = () => [] } = definition;
  // Whatever a handler returns has the schema of its response.
  const findProducts: Route['productsIn'] = productsIn;
  return { ...toRouteBase(definition), response, productsIn: findProducts, handle: handler };
}

/** A route for a customer or shopper that finds the caller and what it responds with in one statement. */
export function defineFoundRoute<
  Found extends Identified,
  Params extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Query extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Body extends AnySchema = v.UndefinedSchema<undefined>,
  Response extends AnySchema = AnySchema,
  A extends 'shopper' | 'customer' = 'shopper',
>(definition: FoundRoute<Params, Query, Body, Response, Found, A> & { access: A }): Route {
  const handler: Handler<ContextOf<A>>['handle'] = definition.handler.bind(definition);
  return { ...toRouteBase(definition), response: definition.response, identify: definition.identify, handle: handler };
}

/** A route that writes its own response: pictures, GraphQL. */
export function defineRawRoute<
  Params extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Query extends AnySchema = v.ObjectSchema<v.ObjectEntries, undefined>,
  Body extends AnySchema = v.UndefinedSchema<undefined>,
  A extends Access = 'public',
>(definition: RawRoute<Params, Query, Body, A>): Route {
  const handler: Handler<ContextOf<A>>['handle'] = definition.handler.bind(definition);
  return { ...toRouteBase(definition), response: null, produces: definition.produces, handle: handler };
}
