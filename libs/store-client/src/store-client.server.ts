import * as v from 'valibot';
import { BackendUnavailable } from '@vyloha/contract';
import type { SharedReads } from '@vyloha/contract';
import {
  bearerHeader,
  callAddress,
  commonHeaders,
  createJsonTransport,
  guestCartHeader,
  parseOnce,
  readShared,
  sharedKey,
} from '@vyloha/contract/server';
import type { BackendIdentity, CallQuery, FinishedCall, JsonRequest } from '@vyloha/contract/server';
import { envelopeSchema } from './envelope';
import type { StoreAnswer } from './store-answer';

export interface StoreClientOptions {
  /** Without a trailing slash, ending in `/store`. */
  baseUrl: string;
  /** Asked at every call, since a login or a first add changes it within a request. */
  identity: () => BackendIdentity;
  requestId: string;
  /** Memory of the host for `shared` calls; without it they are plain ones. */
  sharedReads?: SharedReads | undefined;
  timeoutMs?: number | undefined;
  /** Ends the calls when the shopper has gone. */
  signal?: AbortSignal | undefined;
  onCall?: ((call: FinishedCall) => void) | undefined;
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
}

/** The one way to call the store. */
export interface StoreClient {
  /**
   * Sends a call. A 4xx is a value.
   * @throws BackendUnavailable when there is no answer in time, a 5xx, or an answer the schema refuses.
   */
  send<T>(call: StoreCall<T>): Promise<StoreAnswer<T>>;
}

interface RawAnswer {
  status: number;
  body: unknown;
}

function toAnswer<T>({ status, body }: RawAnswer, schema: v.GenericSchema<unknown, T>): StoreAnswer<T> {
  const { data, meta, errors } = v.parse(envelopeSchema, body ?? {});
  if (status >= 400) return { ok: false, status, errors };
  return { ok: true, status, data: v.parse(schema, data), meta, errors };
}

/** A client for one request of the storefront. */
export function createStoreClient({ baseUrl, identity, sharedReads, ...options }: StoreClientOptions): StoreClient {
  const transport = createJsonTransport(baseUrl, { ...options, service: 'store' });

  async function load<T>(call: StoreCall<T>): Promise<RawAnswer> {
    const { method, path, query, body } = call;
    const who = identity();
    const personal = call.shared === true ? {} : { ...bearerHeader(who), ...guestCartHeader(who) };
    return transport({ method, path, query, body, headers: { ...commonHeaders(who), ...personal } });
  }

  function loadShared<T>(call: StoreCall<T>): Promise<RawAnswer> {
    if (call.method !== 'GET') throw new TypeError(`${call.method} ${call.path} cannot be shared`);
    if (sharedReads === undefined) return load(call);
    const key = sharedKey(`store ${callAddress(call.path, call.query)}`, identity());
    return readShared(sharedReads, key, () => load(call));
  }

  return {
    async send<T>(call: StoreCall<T>): Promise<StoreAnswer<T>> {
      const { schema } = call;
      const { status, body } = await (call.shared === true ? loadShared(call) : load(call));
      try {
        const parse = () => toAnswer({ status, body }, schema);
        return call.shared === true ? parseOnce(body, schema, parse) : parse();
      } catch (cause) {
        const { requestId } = options;
        throw new BackendUnavailable(`${call.method} ${call.path}`, { reason: 'answer', requestId, status, cause });
      }
    },
  };
}
