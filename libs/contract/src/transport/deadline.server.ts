import { setMaxListeners } from 'node:events';

/** The time of the whole page is up. */
export class DeadlineExceeded extends Error {
  override name = 'DeadlineExceeded';
}

/** Nobody waits for the page any more. */
export class ClientGone extends Error {
  override name = 'ClientGone';
}

/** Of the page's time: what an optional read takes at most, so that what has to come after it still can. */
export const optionalShare = 0.5;

interface DeadlineOptions {
  totalMs: number;
  /** How much of it is over. */
  elapsedMs?: number;
  /** Aborted when whoever asked for the page has gone. */
  clientGone?: AbortSignal | undefined;
}

/**
 * The time that all reads of one page have together, so that a page is answered in it however many of its calls hang.
 * Its signal is aborted with `DeadlineExceeded` or `ClientGone`, that of an optional read with a `TimeoutError`.
 */
export class Deadline {
  readonly totalMs: number;
  readonly #controller = new AbortController();

  constructor({ totalMs, elapsedMs = 0, clientGone }: DeadlineOptions) {
    this.totalMs = totalMs;
    this.#abortAfter(totalMs - elapsedMs, () => new DeadlineExceeded(`More than ${totalMs} ms`));
    if (clientGone !== undefined) this.#abortWith(clientGone, () => new ClientGone('Nobody waits'));
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The time of a read that the page does without. */
  optional(): Deadline {
    const part = new Deadline({ totalMs: this.totalMs });
    const timedOut = (): DOMException => new DOMException('An optional read took too long', 'TimeoutError');
    part.#abortAfter(this.totalMs * optionalShare, timedOut);
    part.#abortWith(this.signal, () => this.signal.reason as Error);
    return part;
  }

  /**
   * What was promised, as long as there is time; what is there already wins even then.
   * @throws the reason of the signal
   */
  async orGiveUp<T>(promised: Promise<T>): Promise<T> {
    const { signal } = this;
    let giveUp = (): void => {};
    const over = new Promise<never>((_, reject) => {
      giveUp = () => reject(signal.reason as Error);
      if (signal.aborted) giveUp();
      else signal.addEventListener('abort', giveUp, { once: true });
    });
    try {
      return await Promise.race([promised, over]);
    } finally {
      signal.removeEventListener('abort', giveUp);
    }
  }

  #abortAfter(ms: number, reason: () => Error): void {
    // Every read of the page listens.
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
