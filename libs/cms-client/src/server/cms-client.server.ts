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
  parsedKey,
  readShared,
  sharedKey,
} from '@vyloha/contract/server';
import type { BackendIdentity, CallQuery, TransportOptions } from '@vyloha/contract/server';
import { createGraphQLTransport } from './graphql-transport.server';
import { operationNameOf } from './operation-name';

export interface CmsClientOptions extends Omit<TransportOptions, 'service'> {
  /** Without a trailing slash, ending in `/cms`. */
  baseUrl: string;
  /** Asked at every call, since a login changes it within a request. */
  identity: () => BackendIdentity;
  /** Memory of the host for `shared` calls; without it they are plain ones. */
  sharedReads?: SharedReads | undefined;
}

export interface CmsRestCall<T> {
  /** Below the base address: `/catalog/category`. */
  path: string;
  query?: CallQuery | undefined;
  /** Of the whole answer: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /** Kept in the host's memory; the result is shared between requests and must not be changed. */
  shared?: boolean | undefined;
  /** The page does without it: takes no more than a share of the page's time. */
  optional?: boolean | undefined;
  /** The content system filters by the customer's permissions: carries the bearer, is never shared. */
  checkPermissions?: boolean | undefined;
}

export interface CmsQueryOptions<T> {
  /** Of the query's `data`: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /** Kept in the host's memory; the result is shared between requests and must not be changed. */
  shared?: boolean | undefined;
  /** The page does without it: takes no more than a share of the page's time. */
  optional?: boolean | undefined;
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

/** What was parsed of an answer; a status beside it says whether it may be cached. */
interface ParsedAnswer<T> {
  status: number;
  value: T;
}

interface SharableRead {
  /** In failures. */
  name: string;
  /** All that the answer depends on, besides who asks. */
  what: string;
  schema: object;
  shared: boolean;
  optional: boolean | undefined;
}

const notFound = 404;

/** A client for one request of the storefront. */
export function createCmsClient({ baseUrl, identity, sharedReads, ...options }: CmsClientOptions): CmsClient {
  const { requestId, deadline } = options;
  const transportOptions = { ...options, service: 'cms' };
  const json = createJsonTransport(baseUrl, transportOptions);
  const graphql = createGraphQLTransport({
    ...transportOptions,
    url: `${baseUrl}/graphql`,
    headers: () => commonHeaders(identity()),
  });

  async function read<T>(
    { name, what, schema, shared, optional: isOptional }: SharableRead,
    load: () => Promise<ParsedAnswer<T>>,
  ): Promise<T> {
    if (!shared || sharedReads === undefined) return (await load()).value;
    const key = parsedKey(sharedKey(what, identity()), schema);
    const answer = await readShared({ reads: sharedReads, key, call: name, requestId, deadline, isOptional }, load);
    return answer.value;
  }

  function parse<T>(call: string, status: number, body: unknown, schema: v.GenericSchema<unknown, T>): ParsedAnswer<T> {
    try {
      return { status, value: v.parse(schema, body) };
    } catch (cause) {
      throw new BackendUnavailable(call, { reason: 'answer', requestId, status, cause });
    }
  }

  async function loadRest<T>(call: CmsRestCall<T>): Promise<ParsedAnswer<T | null>> {
    const { path, query, schema, shared: isShared, optional: isOptional, checkPermissions = false } = call;
    const who = identity();
    const headers = { ...commonHeaders(who), ...(checkPermissions ? bearerHeader(who) : {}) };
    const { status, body } = await json({ method: 'GET', path, query, headers, isShared, isOptional });
    if (status === notFound) return { status, value: null };
    if (status < 400) return parse(`GET ${path}`, status, body, schema);
    throw new BackendUnavailable(`GET ${path}`, { reason: 'status', requestId, status });
  }

  return {
    async rest<T>(call: CmsRestCall<T>): Promise<T | null> {
      const { path, query, schema, shared = false, optional, checkPermissions = false } = call;
      if (shared && checkPermissions) throw new TypeError(`${path} with permissions cannot be shared`);
      const completed = checkPermissions ? { ...call, query: { ...query, checkPermissions } } : call;
      const what = `cms ${callAddress(path, completed.query)}`;
      return read({ name: `GET ${path}`, what, schema, shared, optional }, () => loadRest(completed));
    },
    async query(document, variables, { schema, shared = false, optional = false }) {
      const what = `cms ${stringifyDocument(document)} ${JSON.stringify(variables)}`;
      const name = `graphql ${operationNameOf(document)}`;
      return read({ name, what, schema, shared, optional }, async () => {
        const body = await graphql(document, variables, { isShared: shared, isOptional: optional });
        return parse(name, 200, body, schema);
      });
    },
  };
}
