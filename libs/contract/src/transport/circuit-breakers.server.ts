import { LRUCache } from 'lru-cache';

interface CircuitBreakerLimits {
  /** Failures in a row, each counted as its weight, after which a path is left alone. */
  maxWeight: number;
  /** A call that waited in vain costs a shopper more than one that failed at once. */
  timeoutWeight: number;
  /** While a path is left alone one call in this time finds out whether it is well again, in milliseconds. */
  probeMs: number;
  /** How long after such a call has gone out others wait for what it finds: a page often calls one path several times. */
  probeWaitMs: number;
}

const defaultCircuitBreakerLimits: CircuitBreakerLimits = {
  maxWeight: 5,
  timeoutWeight: 3,
  probeMs: 1_000,
  probeWaitMs: 800,
};

/** Paths without a failure take no memory; names of the others are bounded all the same. */
const maxPaths = 500;

interface CircuitBreakersOptions {
  limits?: CircuitBreakerLimits;
  now?: () => number;
  /** Called when a path is left alone, and when it is well again. */
  onChange?: (path: string, isOpen: boolean) => void;
}

interface FailingPath {
  weight: number;
  nextProbeAt: number;
  /** Until when calls wait for the probe that is under way. */
  waitUntil: number;
  waiting: ((isWell: boolean) => void)[];
  /** When it last answered after failures; what began before that says nothing any more. */
  wellSince: number;
}

/**
 * Circuit breakers, one for each path of a backend: a path that keeps failing fails at once, so that shoppers do not wait
 * for it one after the other; the fault of one path does not touch the others.
 */
export class CircuitBreakers {
  readonly #limits: CircuitBreakerLimits;
  readonly #now: () => number;
  readonly #onChange: (path: string, isOpen: boolean) => void;
  readonly #failing = new LRUCache<string, FailingPath>({ max: maxPaths });

  constructor({
    limits = defaultCircuitBreakerLimits,
    now = Date.now,
    onChange = () => {},
  }: CircuitBreakersOptions = {}) {
    this.#limits = limits;
    this.#now = now;
    this.#onChange = onChange;
  }

  #isOpen({ weight }: FailingPath): boolean {
    return weight >= this.#limits.maxWeight;
  }

  /**
   * Whether a call may go out. One at a time does to an open path; those that come just behind it wait for a moment, and go
   * out when it is answered: else the first page after an outage would fail by its own second call.
   */
  admits(path: string): boolean | Promise<boolean> {
    const failing = this.#failing.get(path);
    if (failing === undefined || !this.#isOpen(failing)) return true;
    const now = this.#now();
    if (now >= failing.nextProbeAt) {
      failing.nextProbeAt = now + this.#limits.probeMs;
      failing.waitUntil = now + this.#limits.probeWaitMs;
      return true;
    }
    if (now >= failing.waitUntil) return false;
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => resolve(false), failing.waitUntil - now);
      failing.waiting.push((isWell) => {
        clearTimeout(giveUp);
        resolve(isWell);
      });
    });
  }

  succeeded(path: string): void {
    const failing = this.#failing.get(path);
    if (failing === undefined) return;
    const wasOpen = this.#isOpen(failing);
    failing.weight = 0;
    failing.wellSince = this.#now();
    this.#settle(failing, true);
    if (wasOpen) this.#onChange(path, false);
  }

  /** @param tookMs how long the call was under way, in milliseconds */
  failed(path: string, kind: 'failure' | 'timeout', tookMs = 0): void {
    const startedAt = this.#now() - tookMs;
    const failing = this.#failing.get(path) ?? {
      weight: 0,
      nextProbeAt: 0,
      waitUntil: 0,
      waiting: [],
      wellSince: -Infinity,
    };
    if (startedAt < failing.wellSince) return;
    const wasOpen = this.#isOpen(failing);
    failing.weight += kind === 'timeout' ? this.#limits.timeoutWeight : 1;
    // From its start, so that after a call that waited in vain the next one may try at once.
    failing.nextProbeAt = Math.max(failing.nextProbeAt, startedAt + this.#limits.probeMs);
    failing.waitUntil = 0;
    this.#settle(failing, false);
    this.#failing.set(path, failing);
    if (!wasOpen && this.#isOpen(failing)) this.#onChange(path, true);
  }

  #settle(failing: FailingPath, isWell: boolean): void {
    for (const settle of failing.waiting.splice(0)) settle(isWell);
  }

  /** Paths that are left alone now. */
  openPaths(): string[] {
    return [...this.#failing].flatMap(([path, failing]) => (this.#isOpen(failing) ? [path] : []));
  }
}
