import { stringifyDocument } from '@urql/core';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import * as v from 'valibot';
import {
  BackendUnavailable,
  bearerHeader,
  buildRequestPath,
  commonHeaders,
  previewHeader,
  createJsonTransport,
  schemaCacheKey,
  readShared,
  sharedKey,
} from '@vyloha/http-client';
import type { SharedReads, BackendIdentity, CallQuery, JsonRequest, TransportOptions } from '@vyloha/http-client';
import { createGraphQLTransport } from './graphql-transport.server';
import { operationNameOf } from './operation-name';

export interface CmsClientOptions extends Omit<TransportOptions, 'service'> {
  /** Without a trailing slash, ending in `/cms`. */
  baseUrl: string;
  /** Read at every call, since a login changes it within a request. */
  identity: () => BackendIdentity;
  /** The host's cache for `shared` calls; without it they are not cached. */
  sharedReads?: SharedReads | undefined;
  /** Called with what each response depends on, where the backend says so. */
  onCacheTags?: JsonRequest['onCacheTags'];
}

export interface CmsRestCall<T> {
  /** Path below the base URL: `/catalog/category`. */
  path: string;
  query?: CallQuery | undefined;
  /** Of the whole response: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /** Cached by the host; the result is shared between requests and must not be mutated. */
  shared?: boolean | undefined;
  /** The page can do without it: gets only a share of the page's time budget. */
  optional?: boolean | undefined;
  /** The content system filters by the customer's permissions: carries the bearer, is never shared. */
  checkPermissions?: boolean | undefined;
}

export interface CmsQueryOptions<T> {
  /** Of the query's `data`: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /** Cached by the host; the result is shared between requests and must not be mutated. */
  shared?: boolean | undefined;
  /** The page can do without it: gets only a share of the page's time budget. */
  optional?: boolean | undefined;
}

/** The only client of the content system. Both methods throw `BackendUnavailable`. */
export interface CmsClient {
  /** GET of the REST side; `null` for a 404. */
  rest<T>(call: CmsRestCall<T>): Promise<T | null>;
  /** GraphQL; the document comes from `graphql(…)`. */
  query<TData, TVariables extends AnyVariables, T>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
    options: CmsQueryOptions<T>,
  ): Promise<T>;
}

/** A parsed response; the status decides whether it may be cached. */
interface ParsedResponse<T> {
  status: number;
  value: T;
}

interface SharableRead {
  /** Name of the call in error messages. */
  name: string;
  /** Everything that the response depends on, except the shopper. */
  resourceKey: string;
  schema: object;
  shared: boolean;
  optional: boolean | undefined;
}

const notFound = 404;

/** What the response depends on besides the resource. */
const viewHeaders = (identity: BackendIdentity) => ({ ...commonHeaders(identity), ...previewHeader(identity) });

/** Creates a client for one request of the storefront. */
export function createCmsClient({
  baseUrl,
  identity,
  sharedReads,
  onCacheTags,
  ...options
}: CmsClientOptions): CmsClient {
  const { requestId, deadline } = options;
  const transportOptions = { ...options, service: 'cms' };
  const json = createJsonTransport(baseUrl, transportOptions);
  const graphql = createGraphQLTransport({
    ...transportOptions,
    url: `${baseUrl}/graphql`,
    headers: () => viewHeaders(identity()),
  });

  async function read<T>(
    { name, resourceKey, schema, shared, optional: isOptional }: SharableRead,
    load: (tagsOf: typeof onCacheTags) => Promise<ParsedResponse<T>>,
  ): Promise<T> {
    const isPreview = identity().preview !== null;
    if (!shared || sharedReads === undefined || isPreview) return (await load(onCacheTags)).value;
    const key = schemaCacheKey(sharedKey(resourceKey, identity()), schema);
    const options = { reads: sharedReads, key, call: name, requestId, deadline, isOptional, onCacheTags };
    const response = await readShared(options, load);
    return response.value;
  }

  function parse<T>(
    call: string,
    status: number,
    body: unknown,
    schema: v.GenericSchema<unknown, T>,
  ): ParsedResponse<T> {
    try {
      return { status, value: v.parse(schema, body) };
    } catch (cause) {
      throw new BackendUnavailable(call, { reason: 'answer', requestId, status, cause });
    }
  }

  async function loadRest<T>(call: CmsRestCall<T>, tagsOf: typeof onCacheTags): Promise<ParsedResponse<T | null>> {
    const { path, query, schema, shared: isShared, optional: isOptional, checkPermissions = false } = call;
    const currentIdentity = identity();
    const headers = { ...viewHeaders(currentIdentity), ...(checkPermissions ? bearerHeader(currentIdentity) : {}) };
    const { status, body } = await json({
      method: 'GET',
      path,
      query,
      headers,
      isShared,
      isOptional,
      onCacheTags: tagsOf,
    });
    if (status === notFound) return { status, value: null };
    if (status < 400) return parse(`GET ${path}`, status, body, schema);
    throw new BackendUnavailable(`GET ${path}`, { reason: 'status', requestId, status });
  }

  return {
    async rest<T>(call: CmsRestCall<T>): Promise<T | null> {
      const { path, query, schema, shared = false, optional, checkPermissions = false } = call;
      if (shared && checkPermissions) throw new TypeError(`${path} with permissions cannot be shared`);
      const fullCall = checkPermissions ? { ...call, query: { ...query, checkPermissions } } : call;
      const resourceKey = `cms ${buildRequestPath(path, fullCall.query)}`;
      return read({ name: `GET ${path}`, resourceKey, schema, shared, optional }, (tagsOf) =>
        loadRest(fullCall, tagsOf),
      );
    },
    async query(document, variables, { schema, shared = false, optional = false }) {
      const resourceKey = `cms ${stringifyDocument(document)} ${JSON.stringify(variables)}`;
      const name = `graphql ${operationNameOf(document)}`;
      return read({ name, resourceKey, schema, shared, optional }, async () => {
        const body = await graphql(document, variables, { isShared: shared, isOptional: optional });
        return parse(name, 200, body, schema);
      });
    },
  };
}
