import { headerNames } from '../header-names';
import { BackendUnavailable } from './backend-unavailable';

/** One finished call, for logs and `Server-Timing`. Holds nothing personal: the query is left out. */
export interface FinishedCall {
  service: string;
  method: string;
  path: string;
  /** `null` when there was no answer. */
  status: number | null;
  durationMs: number;
  /** 1, or 2 for a retry. */
  attempt: number;
  requestId: string;
}

export interface TransportOptions {
  /** Name of the service in logs. */
  service: string;
  requestId: string;
  timeoutMs?: number | undefined;
  /** Ends all calls when the shopper has gone. */
  signal?: AbortSignal | undefined;
  onCall?: ((call: FinishedCall) => void) | undefined;
}

export interface TransportRequest {
  url: URL;
  /** Name of the call in logs and failures; without it the path. */
  label?: string | undefined;
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

export interface TransportAnswer {
  status: number;
  headers: Headers;
  /** The whole body; a half-answered one is a network failure. */
  text: string;
}

export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

const DEFAULT_TIMEOUT_MS = 10_000;
const RETRIED_STATUSES = [502, 503, 504];

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

async function fetchWhole(request: TransportRequest, options: TransportOptions): Promise<TransportAnswer> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const response = await fetch(request.url, {
    method: request.method,
    headers: { accept: 'application/json', ...request.headers, [headerNames.requestId]: options.requestId },
    body: request.body ?? null,
    redirect: 'manual',
    signal: options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function labelOf({ label, url }: TransportRequest): string {
  return label ?? url.pathname;
}

type Outcome = TransportAnswer | BackendUnavailable;

async function attemptCall(request: TransportRequest, options: TransportOptions, attempt: number): Promise<Outcome> {
  const { service, requestId, onCall } = options;
  const { method } = request;
  const startedAt = performance.now();
  let outcome: Outcome;
  try {
    outcome = await fetchWhole(request, options);
  } catch (cause) {
    const reason = isTimeout(cause) ? 'timeout' : 'network';
    outcome = new BackendUnavailable(`${method} ${labelOf(request)}`, { reason, requestId, cause });
  }
  const status = outcome.status ?? null;
  const durationMs = performance.now() - startedAt;
  onCall?.({ service, method, path: labelOf(request), status, durationMs, attempt, requestId });
  return outcome;
}

function isWorthRetrying(request: TransportRequest, outcome: Outcome, options: TransportOptions): boolean {
  if (request.method !== 'GET' || options.signal?.aborted === true) return false;
  if (outcome instanceof BackendUnavailable) return outcome.reason === 'network';
  return RETRIED_STATUSES.includes(outcome.status);
}

/**
 * Carries requests to the backend: time limit over the whole answer, one retry of a GET after a network failure or
 * 502, 503, 504, request id, report of every attempt. Never follows redirects.
 * The promise is rejected with `BackendUnavailable` when there is no answer, a 3xx or a 5xx.
 */
export function createTransport(options: TransportOptions): Transport {
  return async (request) => {
    let outcome = await attemptCall(request, options, 1);
    if (isWorthRetrying(request, outcome, options)) outcome = await attemptCall(request, options, 2);
    if (outcome instanceof BackendUnavailable) throw outcome;
    const { status } = outcome;
    if (status >= 500 || (status >= 300 && status < 400)) {
      const call = `${request.method} ${labelOf(request)}`;
      throw new BackendUnavailable(call, { reason: 'status', requestId: options.requestId, status });
    }
    return outcome;
  };
}
