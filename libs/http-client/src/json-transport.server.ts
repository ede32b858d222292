import { BackendUnavailable } from './backend-unavailable';
import { createTransport } from './transport.server';
import type { TransportOptions, TransportRequest } from './transport.server';

export type CallQueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Query of a call: lists are joined by commas, absent values omitted. */
export type CallQuery = Readonly<Record<string, CallQueryValue>>;

export interface JsonRequest {
  method: TransportRequest['method'];
  /** Begins with a slash; values in it are percent-encoded by the caller. */
  path: string;
  query?: CallQuery | undefined;
  body?: unknown;
  headers: Readonly<Record<string, string>>;
  label?: string | undefined;
  isRead?: boolean | undefined;
  isShared?: boolean | undefined;
  isOptional?: boolean | undefined;
  onCacheTags?: TransportRequest['onCacheTags'];
}

export interface JsonResponse {
  status: number;
  /** `undefined` for an empty body. */
  body: unknown;
}

export type JsonTransport = (request: JsonRequest) => Promise<JsonResponse>;

/** A value from the shopper's URL (`..`, `a?b`) must not turn one call into another. */
const unsafePath = /(?:^|\/)\.{1,2}(?:\/|$)|%2e|[?#\\\p{Cc}]/iu;

/** Whether a path could be read as that of another call: such a call is not sent. */
export function isUnsafePath(path: string): boolean {
  return unsafePath.test(path);
}

const notFoundResponse: JsonResponse = { status: 404, body: undefined };

/** Path and query of a call, in a stable order. */
export function buildRequestPath(path: string, query: CallQuery = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.append(name, String(value));
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** Sends JSON to the backend under `baseUrl`; a response that is no JSON is `BackendUnavailable`. */
export function createJsonTransport(baseUrl: string, options: TransportOptions): JsonTransport {
  const transport = createTransport(options);
  return async ({ method, path, query, body, headers, ...kind }) => {
    if (isUnsafePath(path)) return notFoundResponse;
    const { status, text } = await transport({
      ...kind,
      url: new URL(baseUrl + buildRequestPath(path, query)),
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    try {
      return { status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
    } catch (cause) {
      const { requestId } = options;
      throw new BackendUnavailable(`${method} ${path}`, { reason: 'answer', requestId, status, cause });
    }
  };
}
