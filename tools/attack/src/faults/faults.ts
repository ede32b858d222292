import type { ServerResponse } from 'node:http';

/** A response of the real backend, or null where the fault needs none. */
export interface BackendResponse {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface Fault {
  name: string;
  /** Whether the call is forwarded to the backend. */
  needsResponse: boolean;
  /** Responds in place of the backend, or never does. */
  apply(response: ServerResponse, backendResponse: BackendResponse | null): void;
}

const delayMs = 1_500;
const hugeBytes = 24 * 1024 * 1024;

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

function forwardResponse(
  response: ServerResponse,
  backendResponse: BackendResponse | null,
  body = backendResponse?.body,
): void {
  const headers = Object.fromEntries(
    Object.entries(backendResponse?.headers ?? {}).filter(
      ([name]) => !['content-length', 'transfer-encoding', 'connection', 'etag'].includes(name),
    ),
  );
  response.writeHead(backendResponse?.status ?? 502, headers).end(body);
}

/** Every string becomes a number, every number a string, every array an object: JSON that parses but is invalid. */
export function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.map(swapTypes) };
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, swapTypes(item)]));
  }
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return `x${value}`;
  return value === null ? [] : String(value);
}

/** The envelope of a response is kept, so that it is not rejected at once. */
function swapBodyTypes(body: Buffer): string {
  try {
    const json: unknown = JSON.parse(body.toString('utf8'));
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    if (!isObject) return JSON.stringify(swapTypes(json));
    return JSON.stringify(Object.fromEntries(Object.entries(json).map(([key, item]) => [key, swapTypes(item)])));
  } catch {
    return '"x"';
  }
}

/** Faults of an unhealthy backend. */
export const faults: readonly Fault[] = [
  {
    name: 'delay',
    needsResponse: true,
    apply: (response, backendResponse) =>
      void setTimeout(() => response.destroyed || forwardResponse(response, backendResponse), delayMs).unref(),
  },
  { name: 'hang', needsResponse: false, apply: () => undefined },
  { name: 'close', needsResponse: false, apply: (response) => void response.socket?.destroy() },
  {
    name: '500',
    needsResponse: false,
    apply: (response) => sendJson(response, 500, '{"errors":[{"title":"x"}]}'),
  },
  { name: 'empty', needsResponse: false, apply: (response) => sendJson(response, 200, '') },
  {
    name: 'html',
    needsResponse: false,
    apply: (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>'),
  },
  {
    name: 'truncated',
    needsResponse: true,
    apply: (response, backendResponse) =>
      forwardResponse(
        response,
        backendResponse,
        backendResponse?.body.subarray(0, Math.floor(backendResponse.body.length / 2)),
      ),
  },
  {
    name: 'wrong types',
    needsResponse: true,
    apply: (response, backendResponse) =>
      forwardResponse(response, backendResponse, Buffer.from(swapBodyTypes(backendResponse?.body ?? Buffer.alloc(0)))),
  },
  {
    name: 'huge',
    needsResponse: false,
    apply: (response) => sendJson(response, 200, `{"data":"${'x'.repeat(hugeBytes)}"}`),
  },
];
