import { setMaxListeners } from 'node:events';

/** The deadline of the page has passed. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/** The client disconnected before the response. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected';
}

/** One for all: most are raised after the response, when nobody reads them. */
const clientDisconnected = new ClientDisconnected('Nobody waits');

/** Maximum share of the page's time for an optional read, so that required reads after it still have time. */
export const optionalShare = 0.5;

interface DeadlineOptions {
  totalMs: number;
  /** Time elapsed before the deadline object was created. */
  elapsedMs?: number;
  /** Aborted when the client disconnects. */
  clientSignal?: AbortSignal | undefined;
}

/**
 * The shared time limit of all reads of one page, so that it responds in time however many calls hang. Its signal is
 * aborted with `DeadlineExceeded` or `ClientDisconnected`, that of an optional read with a `TimeoutError`.
 */
export class Deadline {
  readonly totalMs: number;
  readonly #controller = new AbortController();

  constructor({ totalMs, elapsedMs = 0, clientSignal }: DeadlineOptions) {
    this.totalMs = totalMs;
    this.#abortAfter(totalMs - elapsedMs, () => new DeadlineExceeded(`More than ${totalMs} ms`));
    if (clientSignal !== undefined) this.#abortWith(clientSignal, () => clientDisconnected);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The time limit of an optional read. */
  optional(): Deadline {
    const partial = new Deadline({ totalMs: this.totalMs });
    const timeoutError = (): DOMException => new DOMException('An optional read took too long', 'TimeoutError');
    partial.#abortAfter(this.totalMs * optionalShare, timeoutError);
    partial.#abortWith(this.signal, () => this.signal.reason as Error);
    return partial;
  }

  /**
   * Awaits a promise until the deadline; a promise that is already settled wins even after it.
   * @throws the reason of the signal
   */
  async race<T>(promise: Promise<T>): Promise<T> {
    const { signal } = this;
    let rejectAborted = (): void => {};
    const aborted = new Promise<never>((_, reject) => {
      rejectAborted = () => reject(signal.reason as Error);
      if (signal.aborted) rejectAborted();
      else signal.addEventListener('abort', rejectAborted, { once: true });
    });
    try {
      return await Promise.race([promise, aborted]);
    } finally {
      signal.removeEventListener('abort', rejectAborted);
    }
  }

  #abortAfter(ms: number, reason: () => Error): void {
    // Every read of the page adds a listener.
    setMaxListeners(0, this.signal);
    const timer = setTimeout(() => this.#controller.abort(reason()), Math.max(0, ms)).unref();
    this.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  #abortWith(signal: AbortSignal, reason: () => Error): void {
    const abort = (): void => this.#controller.abort(reason());
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  }
}
