/**
 * `timeout`: this call took too long · `deadline`: the page's time is up · `client-gone`: nobody waits for the page ·
 * `circuit-open`: not asked, since the path kept failing · `status`: 3xx or 5xx · `answer`: not what the contract says
 */
export type UnavailableReason =
  'network' | 'timeout' | 'deadline' | 'client-gone' | 'circuit-open' | 'status' | 'answer';

interface BackendUnavailableDetails {
  reason: UnavailableReason;
  requestId: string;
  /** Status of the answer, when there was one. */
  status?: number | undefined;
  cause?: unknown;
}

/** The backend is dead, slow, broken (5xx) or lies (its answer is not what the contract says). */
export class BackendUnavailable extends Error {
  override name = 'BackendUnavailable';
  readonly reason: UnavailableReason;
  readonly requestId: string;
  readonly status: number | undefined;

  constructor(call: string, { reason, requestId, status, cause }: BackendUnavailableDetails) {
    super(`${call}: ${reason}${status === undefined ? '' : ` ${status}`} (${requestId})`, { cause });
    this.reason = reason;
    this.requestId = requestId;
    this.status = status;
  }
}
