import type { Readable } from 'node:stream';
import { headerNames } from '@vyloha/contract';
import * as v from 'valibot';
import {
  BackendUnavailable,
  bearerHeader,
  buildRequestPath,
  commonHeaders,
  createJsonTransport,
  guestCartHeader,
  openDownload,
  schemaCacheKey,
  readShared,
  sharedKey,
} from '@vyloha/http-client';
import type { SharedReads, BackendIdentity, CallQuery, JsonRequest, TransportOptions } from '@vyloha/http-client';
import { envelopeSchema } from './envelope';
import type { StoreResponse } from './store-response';

export interface StoreClientOptions extends Omit<TransportOptions, 'service'> {
  /** Without a trailing slash, ending in `/store`. */
  baseUrl: string;
  /** Called for every call, since a login or a first cart item changes it within a request. */
  identity: () => BackendIdentity;
  /** Cache of the host for `shared` calls; without it they are plain ones. */
  sharedReads?: SharedReads | undefined;
  /** Called with what each response depends on, where the backend says so. */
  onCacheTags?: JsonRequest['onCacheTags'];
}

export interface StoreCall<T> {
  method: JsonRequest['method'];
  /** Below the base address: `/api/v1/cart`. Values in it are percent-encoded. */
  path: string;
  query?: CallQuery | undefined;
  body?: unknown;
  /** Schema of the response's `data`: wire to model. */
  schema: v.GenericSchema<unknown, T>;
  /**
   * Data common to all shoppers: a GET without bearer and guest cart, cached by the host. The result is shared between
   * requests and must not be mutated.
   */
  shared?: boolean | undefined;
  /** Key under which the call may be repeated and is done once. */
  idempotencyKey?: string | null | undefined;
  /** Not required by the page: takes at most a share of the page's time. */
  optional?: boolean | undefined;
}

/** A file of the store, which arrives as it is read. */
export interface StoreFile {
  ok: true;
  status: 200;
  /** Media type. */
  type: string;
  /** `Content-Disposition`; null without one. */
  disposition: string | null;
  body: Readable;
}

export type StoreDownload = StoreFile | { ok: false; status: number };

/** The only client of the store API. */
export interface StoreClient {
  /**
   * Sends a call. A 4xx is a value.
   * @throws BackendUnavailable on a timeout, a 5xx, or a response the schema rejects.
   */
  send<T>(call: StoreCall<T>): Promise<StoreResponse<T>>;
  /**
   * Opens a file, without loading it and without the page's deadline. A 4xx is a value.
   * @param signal aborted when nobody waits for it any more
   * @throws BackendUnavailable as `send`
   */
  download(path: string, signal: AbortSignal): Promise<StoreDownload>;
}

/** A client for one request of the storefront. */
export function createStoreClient({
  baseUrl,
  identity,
  sharedReads,
  onCacheTags,
  ...options
}: StoreClientOptions): StoreClient {
  const { requestId, deadline } = options;
  const transport = createJsonTransport(baseUrl, { ...options, service: 'store' });

  async function load<T>(call: StoreCall<T>, tagsOf = onCacheTags): Promise<StoreResponse<T>> {
    const { method, path, query, body, schema, shared, optional, idempotencyKey } = call;
    const caller = identity();
    const personalHeaders = shared === true ? {} : { ...bearerHeader(caller), ...guestCartHeader(caller) };
    const keyHeader = idempotencyKey ? { [headerNames.idempotencyKey]: idempotencyKey } : {};
    const headers = { ...commonHeaders(caller), ...personalHeaders, ...keyHeader };
    const kind = { isShared: shared, isOptional: optional, onCacheTags: tagsOf };
    const { status, body: responseBody } = await transport({ method, path, query, body, headers, ...kind });
    try {
      const { data, meta, errors } = v.parse(envelopeSchema, responseBody ?? {});
      return status >= 400
        ? { ok: false, status, errors }
        : { ok: true, status, data: v.parse(schema, data), meta, errors };
    } catch (cause) {
      throw new BackendUnavailable(`${method} ${path}`, { reason: 'answer', requestId, status, cause });
    }
  }

  return {
    async send<T>(call: StoreCall<T>): Promise<StoreResponse<T>> {
      if (call.shared !== true) return load(call);
      const { method, path, query, schema, optional: isOptional } = call;
      if (method !== 'GET') throw new TypeError(`${method} ${path} cannot be shared`);
      if (sharedReads === undefined) return load(call);
      const key = schemaCacheKey(sharedKey(`store ${buildRequestPath(path, query)}`, identity()), schema);
      const read = { reads: sharedReads, key, call: `${method} ${path}`, requestId, deadline, isOptional, onCacheTags };
      return readShared(read, (tagsOf) => load(call, tagsOf));
    },
    async download(path, signal) {
      const caller = identity();
      const headers = { ...commonHeaders(caller), ...bearerHeader(caller) };
      const opened = await openDownload(baseUrl, { path, headers, signal }, { service: 'store', requestId });
      if (opened.body === null) return { ok: false, status: opened.status };
      const type = String(opened.headers['content-type'] ?? 'application/octet-stream');
      const disposition = opened.headers['content-disposition'];
      return { ok: true, status: 200, type, disposition: disposition?.toString() ?? null, body: opened.body };
    },
  };
}
