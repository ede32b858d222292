import { headerNames } from '../header-names';
import { BackendUnavailable } from './backend-unavailable';
import type { UnavailableReason } from './backend-unavailable';
import { callPattern } from './call-pattern.server';
import type { CircuitBreakers } from './circuit-breakers.server';
import { ClientGone, DeadlineExceeded, optionalShare } from './deadline.server';
import type { Deadline } from './deadline.server';
import { sendWhole } from './send-whole.server';
import type { WholeAnswer } from './send-whole.server';
import { observeCall } from './observe-call.server';

/** One finished call, for logs and `Server-Timing`. Holds nothing personal: the query is left out. */
export interface FinishedCall {
  service: string;
  method: string;
  path: string;
  /** All calls of one kind have the same: the address with its parameters by name, or the operation's name. */
  pattern: string;
  /** `null` when there was no answer. */
  status: number | null;
  /** Why there was none. */
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
  /** Of a write, and of every call without a deadline. */
  timeoutMs?: number | undefined;
  /** Over all reads of the page. */
  deadline?: Deadline | undefined;
  /** Of the process; without them every call goes out. */
  breakers?: CircuitBreakers | undefined;
  onCall?: ((call: FinishedCall) => void) | undefined;
}

export interface TransportRequest {
  url: URL;
  /** Name of the call in logs and failures; without it the path. */
  label?: string | undefined;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  /** Changes nothing though it is no GET. */
  isRead?: boolean | undefined;
  /** Read for everybody: goes on when whoever asked for it first has gone or got an answer. */
  isShared?: boolean | undefined;
  /** The page does without it: takes no more than a share of the page's time. */
  isOptional?: boolean | undefined;
}

export type Transport = (request: TransportRequest) => Promise<WholeAnswer>;

const DEFAULT_TIMEOUT_MS = 10_000;
const RETRIED_STATUSES = [502, 503, 504];

type Outcome = WholeAnswer | BackendUnavailable;

function isRead({ method, isRead: changesNothing = false }: TransportRequest): boolean {
  return method === 'GET' || changesNothing;
}

function labelOf({ label, url }: TransportRequest): string {
  return label ?? url.pathname;
}

/** What ends a call with all its attempts. A write is never cut short by its page: it may have arrived. */
function timeLimit(
  request: TransportRequest,
  { deadline, timeoutMs = DEFAULT_TIMEOUT_MS }: TransportOptions,
): AbortSignal {
  if (deadline === undefined || !isRead(request)) return AbortSignal.timeout(timeoutMs);
  if (request.isShared === true) return AbortSignal.timeout(deadline.totalMs);
  return request.isOptional === true ? deadline.optional().signal : deadline.signal;
}

/** Why a page or a call was given up; of anything else `null`. */
export function unavailableReasonOf(error: unknown): UnavailableReason | null {
  if (error instanceof DeadlineExceeded) return 'deadline';
  if (error instanceof ClientGone) return 'client-gone';
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
    this.#signal = timeLimit(request, options);
    this.#pattern = callPattern(labelOf(request));
    this.#path = `${options.service} ${request.method} ${this.#pattern}`;
  }

  failure(reason: UnavailableReason, details: { status?: number; cause?: unknown } = {}): BackendUnavailable {
    const { requestId } = this.options;
    return new BackendUnavailable(`${this.request.method} ${labelOf(this.request)}`, { reason, requestId, ...details });
  }

  #tookMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Before anything is sent: a write that begins too late would be answered to nobody. */
  async obstacle(): Promise<BackendUnavailable | null> {
    const { deadline, breakers } = this.options;
    if (!isRead(this.request) && deadline?.signal.reason instanceof DeadlineExceeded) return this.failure('deadline');
    return (await breakers?.admits(this.#path)) === false ? this.failure('circuit-open') : null;
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
      outcome = await sendWhole({
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

  isWorthRetrying(outcome: Outcome): boolean {
    if (!isRead(this.request) || this.#signal.aborted) return false;
    if (outcome instanceof BackendUnavailable) return outcome.reason === 'network';
    return RETRIED_STATUSES.includes(outcome.status);
  }

  /** Only what makes shoppers wait, or will, is counted: a 500 comes at once, and may be the fault of one request. */
  report(outcome: Outcome): void {
    const { breakers, deadline } = this.options;
    if (!(outcome instanceof BackendUnavailable)) {
      if (RETRIED_STATUSES.includes(outcome.status)) breakers?.failed(this.#path, 'failure', this.#tookMs());
      else breakers?.succeeded(this.#path);
      return;
    }
    const { reason } = outcome;
    // The page's time may be up because of other calls.
    const tookMs = this.#tookMs();
    const tookLong = tookMs >= (deadline?.totalMs ?? 0) * optionalShare;
    if (reason === 'network') breakers?.failed(this.#path, 'failure', tookMs);
    else if (reason === 'timeout' || (reason === 'deadline' && tookLong))
      breakers?.failed(this.#path, 'timeout', tookMs);
  }
}

/**
 * Carries requests to the backend: one time limit over all attempts, one retry of a read after a network failure or
 * 502, 503, 504, a circuit breaker per path, request id, report of every attempt. Never follows redirects.
 * The promise is rejected with `BackendUnavailable` when there is no answer, a 3xx or a 5xx.
 */
export function createTransport(options: TransportOptions): Transport {
  return async (request) => {
    const call = new Call(request, options);
    const obstacle = await call.obstacle();
    if (obstacle !== null) throw obstacle;
    let outcome = await call.attempt(1);
    if (call.isWorthRetrying(outcome)) outcome = await call.attempt(2);
    call.report(outcome);
    if (outcome instanceof BackendUnavailable) throw outcome;
    const { status } = outcome;
    if (status >= 500 || (status >= 300 && status < 400)) throw call.failure('status', { status });
    return outcome;
  };
}
