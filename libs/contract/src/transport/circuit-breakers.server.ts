import { LRUCache } from 'lru-cache';

interface CircuitBreakerLimits {
  /** Failures in a row, each counted as its weight, after which a path is left alone. */
  maxWeight: number;
  /** A call that waited in vain costs a shopper more than one that failed at once. */
  timeoutWeight: number;
  /** While a path is left alone one call in this time finds out whether it is well again, in milliseconds. */
  probeMs: number;
}

const defaultCircuitBreakerLimits: CircuitBreakerLimits = { maxWeight: 5, timeoutWeight: 3, probeMs: 1_000 };

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

  /** Whether a call may go out; of those to an open path one at a time does. */
  admits(path: string): boolean {
    const failing = this.#failing.get(path);
    if (failing === undefined || !this.#isOpen(failing)) return true;
    if (this.#now() < failing.nextProbeAt) return false;
    failing.nextProbeAt = this.#now() + this.#limits.probeMs;
    return true;
  }

  succeeded(path: string): void {
    const failing = this.#failing.get(path);
    if (failing === undefined) return;
    this.#failing.delete(path);
    if (this.#isOpen(failing)) this.#onChange(path, false);
  }

  failed(path: string, kind: 'failure' | 'timeout'): void {
    const failing = this.#failing.get(path) ?? { weight: 0, nextProbeAt: 0 };
    const wasOpen = this.#isOpen(failing);
    failing.weight += kind === 'timeout' ? this.#limits.timeoutWeight : 1;
    failing.nextProbeAt = this.#now() + this.#limits.probeMs;
    this.#failing.set(path, failing);
    if (!wasOpen && this.#isOpen(failing)) this.#onChange(path, true);
  }

  /** Paths that are left alone now. */
  openPaths(): string[] {
    return [...this.#failing].flatMap(([path, failing]) => (this.#isOpen(failing) ? [path] : []));
  }
}
