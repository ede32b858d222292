/**
 * `timeout`: this call took too long · `deadline`: the page's deadline passed · `client-gone`: the client is gone ·
 * `circuit-open`: not sent, since the path kept failing · `status`: 3xx or 5xx · `answer`: violates the contract
 */
export type UnavailableReason =
  'network' | 'timeout' | 'deadline' | 'client-gone' | 'circuit-open' | 'status' | 'answer';

interface BackendUnavailableDetails {
  reason: UnavailableReason;
  requestId: string;
  /** Status of the response, if any. */
  status?: number | undefined;
  cause?: unknown;
}

/** The backend is unreachable, slow, failing (5xx) or violates the contract. */
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
