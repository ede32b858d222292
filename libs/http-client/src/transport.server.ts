import { headerNames, parseTags } from '@vyloha/contract';
import { BackendUnavailable } from './backend-unavailable';
import type { UnavailableReason } from './backend-unavailable';
import { callPattern } from './call-pattern.server';
import type { CircuitBreakers } from './circuit-breakers.server';
import { ClientDisconnected, DeadlineExceeded, optionalShare } from './deadline.server';
import type { Deadline } from './deadline.server';
import { sendRequest } from './send-request.server';
import type { HttpResponse } from './send-request.server';
import { observeCall } from './observe-call.server';

/** One finished call, for logs and `Server-Timing`. Contains nothing personal: the query is omitted. */
export interface FinishedCall {
  service: string;
  method: string;
  path: string;
  /** The same for all calls of one kind: the path with named parameters, or the operation's name. */
  pattern: string;
  /** `null` when there was no response. */
  status: number | null;
  /** Why there was no response. */
  reason: UnavailableReason | null;
  durationMs: number;
  /** 1, or 2 for a retry. */
  attempt: number;
  requestId: string;
}

export interface TransportOptions {
  /** Name of the service in logs. */
  service: string;
  requestId: string;
  /** Timeout of a write, and of every call without a deadline. */
  timeoutMs?: number | undefined;
  /** Shared by all reads of the page. */
  deadline?: Deadline | undefined;
  /** Shared by the process; without them every call is sent. */
  breakers?: CircuitBreakers | undefined;
  onCall?: ((call: FinishedCall) => void) | undefined;
}

export interface TransportRequest {
  url: URL;
  /** Name of the call in logs and errors; by default the path. */
  label?: string | undefined;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** Read-only although it is no GET. */
  isRead?: boolean | undefined;
  /** Shared between requests: continues when the first caller has disconnected or timed out. */
  isShared?: boolean | undefined;
  /** Not required by the page: takes at most a share of the page's time. */
  isOptional?: boolean | undefined;
  /** Called with what a response depends on, where the backend says so (`Cache-Tag`). */
  onCacheTags?: ((tags: readonly string[]) => void) | undefined;
}

export type Transport = (request: TransportRequest) => Promise<HttpResponse>;

const defaultTimeoutMs = 10_000;
const retriedStatuses = [502, 503, 504];

type Outcome = HttpResponse | BackendUnavailable;

function isRead({ method, isRead: isReadOnly = false }: TransportRequest): boolean {
  return method === 'GET' || isReadOnly;
}

function labelOf({ label, url }: TransportRequest): string {
  return label ?? url.pathname;
}

/** Aborts a call with all its attempts. The page's deadline never aborts a write: it may have arrived. */
function timeoutSignal(
  request: TransportRequest,
  { deadline, timeoutMs = defaultTimeoutMs }: TransportOptions,
): AbortSignal {
  if (deadline === undefined || !isRead(request)) return AbortSignal.timeout(timeoutMs);
  if (request.isShared === true) return AbortSignal.timeout(deadline.totalMs);
  return request.isOptional === true ? deadline.optional().signal : deadline.signal;
}

/** Why a page or a call was aborted; `null` for any other error. */
export function unavailableReasonOf(error: unknown): UnavailableReason | null {
  if (error instanceof DeadlineExceeded) return 'deadline';
  if (error instanceof ClientDisconnected) return 'client-gone';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : null;
}

function reasonOf(cause: unknown): UnavailableReason {
  const isTooLarge = cause instanceof Error && 'code' in cause && cause.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE';
  return unavailableReasonOf(cause) ?? (isTooLarge ? 'answer' : 'network');
}

class Call {
  readonly #startedAt = performance.now();
  readonly #signal: AbortSignal;
  readonly #pattern: string;
  readonly #path: string;

  constructor(
    readonly request: TransportRequest,
    readonly options: TransportOptions,
  ) {
    this.#signal = timeoutSignal(request, options);
    this.#pattern = callPattern(labelOf(request));
    this.#path = `${options.service} ${request.method} ${this.#pattern}`;
  }

  failure(reason: UnavailableReason, details: { status?: number; cause?: unknown } = {}): BackendUnavailable {
    const { requestId } = this.options;
    return new BackendUnavailable(`${this.request.method} ${labelOf(this.request)}`, { reason, requestId, ...details });
  }

  #elapsedMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Checked before anything is sent: nobody would receive the response of a write started too late. */
  async preflightError(): Promise<BackendUnavailable | null> {
    const { deadline, breakers } = this.options;
    if (!isRead(this.request) && deadline?.signal.reason instanceof DeadlineExceeded) return this.failure('deadline');
    return (await breakers?.allows(this.#path)) === false ? this.failure('circuit-open') : null;
  }

  async attempt(attempt: number): Promise<Outcome> {
    const { request, options } = this;
    const { service, requestId, onCall } = options;
    const observation = observeCall({ service, method: request.method, call: this.#pattern, requestId });
    const headers = {
      accept: 'application/json',
      ...request.headers,
      ...observation.headers,
      [headerNames.requestId]: requestId,
    };
    let outcome: Outcome;
    try {
      outcome = await sendRequest({
        url: request.url,
        method: request.method,
        headers,
        body: request.body,
        isRead: isRead(request),
        signal: this.#signal,
      });
    } catch (cause) {
      outcome = this.failure(reasonOf(cause), { cause });
    }
    const reason = outcome instanceof BackendUnavailable ? outcome.reason : null;
    const status = outcome.status ?? null;
    const durationMs = observation.end({ status, failure: reason ?? undefined });
    onCall?.({
      service,
      method: request.method,
      path: labelOf(request),
      pattern: this.#pattern,
      status,
      reason,
      durationMs,
      attempt,
      requestId,
    });
    return outcome;
  }

  isRetryable(outcome: Outcome): boolean {
    if (!isRead(this.request) || this.#signal.aborted) return false;
    if (outcome instanceof BackendUnavailable) return outcome.reason === 'network';
    return retriedStatuses.includes(outcome.status);
  }

  /** Counts only failures that make shoppers wait: a 500 comes at once, and may be caused by one request. */
  report(outcome: Outcome): void {
    const { breakers, deadline } = this.options;
    if (!(outcome instanceof BackendUnavailable)) {
      if (retriedStatuses.includes(outcome.status)) breakers?.recordFailure(this.#path, 'failure', this.#elapsedMs());
      else breakers?.recordSuccess(this.#path);
      return;
    }
    const { reason } = outcome;
    // The page's deadline may have passed because of other calls.
    const elapsedMs = this.#elapsedMs();
    const isSlow = elapsedMs >= (deadline?.totalMs ?? 0) * optionalShare;
    if (reason === 'network') breakers?.recordFailure(this.#path, 'failure', elapsedMs);
    else if (reason === 'timeout' || (reason === 'deadline' && isSlow))
      breakers?.recordFailure(this.#path, 'timeout', elapsedMs);
  }
}

/**
 * Sends requests to the backend: one timeout over all attempts, one retry of a read after a network failure or 502,
 * 503, 504, a circuit breaker per path, request id, report of every attempt. Never follows redirects.
 * The promise is rejected with `BackendUnavailable` when there is no response, a 3xx or a 5xx.
 */
export function createTransport(options: TransportOptions): Transport {
  return async (request) => {
    const call = new Call(request, options);
    const preflightError = await call.preflightError();
    if (preflightError !== null) throw preflightError;
    let outcome = await call.attempt(1);
    if (call.isRetryable(outcome)) outcome = await call.attempt(2);
    call.report(outcome);
    if (outcome instanceof BackendUnavailable) throw outcome;
    const { status } = outcome;
    if (status >= 500 || (status >= 300 && status < 400)) throw call.failure('status', { status });
    if (outcome.cacheTags !== '') request.onCacheTags?.(parseTags(outcome.cacheTags));
    return outcome;
  };
}
