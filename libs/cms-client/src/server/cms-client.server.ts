import { stringifyDocument } from '@urql/core';
import type { AnyVariables, TypedDocumentNode } from '@urql/core';
import * as v from 'valibot';
import { BackendUnavailable } from '@vyloha/contract';
import type { SharedReads } from '@vyloha/contract';
import {
  bearerHeader,
  callAddress,
  commonHeaders,
  createJsonTransport,
  parseOnce,
  readShared,
  sharedKey,
} from '@vyloha/contract/server';
import type { BackendIdentity, CallQuery, FinishedCall } from '@vyloha/contract/server';
import { createGraphQLTransport } from './graphql-transport.server';
import { operationNameOf } from './operation-name';

export interface CmsClientOptions {
  /** Without a trailing slash, ending in `/cms`. */
  baseUrl: string;
  /** Asked at every call, since a login changes it within a request. */
  identity: () => BackendIdentity;
  requestId: string;
  /** Memory of the host for `shared` calls; without it they are plain ones. */
  sharedReads?: SharedReads | undefined;
  timeoutMs?: number | undefined;
  /** Ends the calls when the shopper has gone. */
  signal?: AbortSignal | undefined;
  onCall?: ((call: FinishedCall) => void) | undefined;
}

export interface CmsRestCall<T> {
  /** Below the base address: `/catalog/category`. */
  path: string;
  query?: CallQuery | undefined;
  /** Of the whole answer: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /** Kept in the host's memory; the result is shared between requests and must not be changed. */
  shared?: boolean | undefined;
  /** The content system filters by the customer's permissions: carries the bearer, is never shared. */
  checkPermissions?: boolean | undefined;
}

export interface CmsQueryOptions<T> {
  /** Of the query's `data`: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /** Kept in the host's memory; the result is shared between requests and must not be changed. */
  shared?: boolean | undefined;
}

/** The one way to call the content system. Both throw `BackendUnavailable`. */
export interface CmsClient {
  /** GET of the REST side; `null` when there is no such thing (404). */
  rest<T>(call: CmsRestCall<T>): Promise<T | null>;
  /** GraphQL; the document comes from `graphql(…)`. */
  query<TData, TVariables extends AnyVariables, T>(
    document: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
    options: CmsQueryOptions<T>,
  ): Promise<T>;
}

interface RawAnswer {
  status: number;
  body: unknown;
}

/** A client for one request of the storefront. */
export function createCmsClient({ baseUrl, identity, sharedReads, ...options }: CmsClientOptions): CmsClient {
  const transportOptions = { ...options, service: 'cms' };
  const json = createJsonTransport(baseUrl, transportOptions);
  const graphql = createGraphQLTransport({
    ...transportOptions,
    url: `${baseUrl}/graphql`,
    headers: () => commonHeaders(identity()),
  });

  function read(what: string, shared: boolean, load: () => Promise<RawAnswer>): Promise<RawAnswer> {
    return shared && sharedReads !== undefined ? readShared(sharedReads, sharedKey(what, identity()), load) : load();
  }

  function parse<T>(
    call: string,
    { status, body }: RawAnswer,
    schema: v.GenericSchema<unknown, T>,
    shared: boolean,
  ): T {
    try {
      return shared ? parseOnce(body, schema, (value) => v.parse(schema, value)) : v.parse(schema, body);
    } catch (cause) {
      throw new BackendUnavailable(call, { reason: 'answer', requestId: options.requestId, status, cause });
    }
  }

  return {
    async rest({ path, query, schema, shared = false, checkPermissions = false }) {
      if (shared && checkPermissions) throw new TypeError(`${path} with permissions cannot be shared`);
      const fullQuery = checkPermissions ? { ...query, checkPermissions } : query;
      const what = `cms ${callAddress(path, fullQuery)}`;
      const answer = await read(what, shared, () => {
        const who = identity();
        const headers = { ...commonHeaders(who), ...(checkPermissions ? bearerHeader(who) : {}) };
        return json({ method: 'GET', path, query: fullQuery, headers });
      });
      if (answer.status === 404) return null;
      if (answer.status < 400) return parse(`GET ${path}`, answer, schema, shared);
      throw new BackendUnavailable(`GET ${path}`, {
        reason: 'status',
        requestId: options.requestId,
        status: answer.status,
      });
    },
    async query(document, variables, { schema, shared = false }) {
      const what = `cms ${stringifyDocument(document)} ${JSON.stringify(variables)}`;
      const answer = await read(what, shared, async () => ({ status: 200, body: await graphql(document, variables) }));
      return parse(`graphql ${operationNameOf(document)}`, answer, schema, shared);
    },
  };
}
