import * as v from 'valibot';
import { BackendUnavailable } from '@vyloha/contract';
import type { SharedReads } from '@vyloha/contract';
import {
  bearerHeader,
  callAddress,
  commonHeaders,
  createJsonTransport,
  guestCartHeader,
  parsedKey,
  readShared,
  sharedKey,
} from '@vyloha/contract/server';
import type { BackendIdentity, CallQuery, JsonRequest, TransportOptions } from '@vyloha/contract/server';
import { envelopeSchema } from './envelope';
import type { StoreAnswer } from './store-answer';

export interface StoreClientOptions extends Omit<TransportOptions, 'service'> {
  /** Without a trailing slash, ending in `/store`. */
  baseUrl: string;
  /** Asked at every call, since a login or a first add changes it within a request. */
  identity: () => BackendIdentity;
  /** Memory of the host for `shared` calls; without it they are plain ones. */
  sharedReads?: SharedReads | undefined;
}

export interface StoreCall<T> {
  method: JsonRequest['method'];
  /** Below the base address: `/api/v1/cart`. Values in it are percent-encoded. */
  path: string;
  query?: CallQuery | undefined;
  body?: unknown;
  /** Of the answer's `data`: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /**
   * What every shopper sees alike: a GET without bearer and guest cart, kept in the host's memory. The result is
   * shared between requests and must not be changed.
   */
  shared?: boolean | undefined;
  /** The page does without it: takes no more than a share of the page's time. */
  optional?: boolean | undefined;
}

/** The one way to call the store. */
export interface StoreClient {
  /**
   * Sends a call. A 4xx is a value.
   * @throws BackendUnavailable when there is no answer in time, a 5xx, or an answer the schema refuses.
   */
  send<T>(call: StoreCall<T>): Promise<StoreAnswer<T>>;
}

/** A client for one request of the storefront. */
export function createStoreClient({ baseUrl, identity, sharedReads, ...options }: StoreClientOptions): StoreClient {
  const { requestId, deadline } = options;
  const transport = createJsonTransport(baseUrl, { ...options, service: 'store' });

  async function load<T>({
    method,
    path,
    query,
    body,
    schema,
    shared,
    optional,
  }: StoreCall<T>): Promise<StoreAnswer<T>> {
    const who = identity();
    const personal = shared === true ? {} : { ...bearerHeader(who), ...guestCartHeader(who) };
    const headers = { ...commonHeaders(who), ...personal };
    const kind = { isShared: shared, isOptional: optional };
    const { status, body: answered } = await transport({ method, path, query, body, headers, ...kind });
    try {
      const { data, meta, errors } = v.parse(envelopeSchema, answered ?? {});
      return status >= 400
        ? { ok: false, status, errors }
        : { ok: true, status, data: v.parse(schema, data), meta, errors };
    } catch (cause) {
      throw new BackendUnavailable(`${method} ${path}`, { reason: 'answer', requestId, status, cause });
    }
  }

  return {
    async send<T>(call: StoreCall<T>): Promise<StoreAnswer<T>> {
      if (call.shared !== true) return load(call);
      const { method, path, query, schema, optional: isOptional } = call;
      if (method !== 'GET') throw new TypeError(`${method} ${path} cannot be shared`);
      if (sharedReads === undefined) return load(call);
      const key = parsedKey(sharedKey(`store ${callAddress(path, query)}`, identity()), schema);
      const read = { reads: sharedReads, key, call: `${method} ${path}`, requestId, deadline, isOptional };
      return readShared(read, () => load(call));
    },
  };
}
