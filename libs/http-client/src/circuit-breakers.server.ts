import { LRUCache } from 'lru-cache';

interface CircuitBreakerLimits {
  /** Weighted consecutive failures after which the circuit of a path opens. */
  maxWeight: number;
  /** A timeout costs a shopper more than an immediate failure. */
  timeoutWeight: number;
  /** Interval in which one call probes an open path, in milliseconds. */
  probeMs: number;
  /** How long other calls wait for the result of a probe: a page often calls one path several times. */
  probeWaitMs: number;
}

const defaultCircuitBreakerLimits: CircuitBreakerLimits = {
  maxWeight: 5,
  timeoutWeight: 3,
  probeMs: 1_000,
  probeWaitMs: 800,
};

/** Paths without a failure take no memory; the number of the others is bounded as well. */
const maxPaths = 500;

interface CircuitBreakersOptions {
  limits?: CircuitBreakerLimits;
  now?: () => number;
  /** Called when the circuit of a path opens or closes. */
  onChange?: (path: string, isOpen: boolean) => void;
}

interface FailingPath {
  weight: number;
  nextProbeAt: number;
  /** Until when calls wait for the running probe. */
  waitUntil: number;
  waiters: ((isHealthy: boolean) => void)[];
  /** Time of the last recovery; failures of calls started before it are ignored. */
  healthySince: number;
}

/**
 * Circuit breakers, one per backend path: a path that keeps failing fails at once, so that shoppers do not wait for it
 * one after the other; failures of one path do not affect the others.
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
   * Whether a call may be sent. On an open path one probe is sent at a time; calls right after it wait briefly and are
   * sent when it succeeds: else the first page after an outage would fail by its own second call.
   */
  allows(path: string): boolean | Promise<boolean> {
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
      const waitTimer = setTimeout(() => resolve(false), failing.waitUntil - now);
      failing.waiters.push((isHealthy) => {
        clearTimeout(waitTimer);
        resolve(isHealthy);
      });
    });
  }

  recordSuccess(path: string): void {
    const failing = this.#failing.get(path);
    if (failing === undefined) return;
    const wasOpen = this.#isOpen(failing);
    failing.weight = 0;
    failing.healthySince = this.#now();
    this.#settle(failing, true);
    if (wasOpen) this.#onChange(path, false);
  }

  /** @param elapsedMs duration of the call in milliseconds */
  recordFailure(path: string, kind: 'failure' | 'timeout', elapsedMs = 0): void {
    const startedAt = this.#now() - elapsedMs;
    const failing = this.#failing.get(path) ?? {
      weight: 0,
      nextProbeAt: 0,
      waitUntil: 0,
      waiters: [],
      healthySince: -Infinity,
    };
    if (startedAt < failing.healthySince) return;
    const wasOpen = this.#isOpen(failing);
    failing.weight += kind === 'timeout' ? this.#limits.timeoutWeight : 1;
    // From the start of the call, so that after a timeout the next call may probe at once.
    failing.nextProbeAt = Math.max(failing.nextProbeAt, startedAt + this.#limits.probeMs);
    failing.waitUntil = 0;
    this.#settle(failing, false);
    this.#failing.set(path, failing);
    if (!wasOpen && this.#isOpen(failing)) this.#onChange(path, true);
  }

  #settle(failing: FailingPath, isHealthy: boolean): void {
    for (const settle of failing.waiters.splice(0)) settle(isHealthy);
  }

  /** Paths whose circuit is open. */
  openPaths(): string[] {
    return [...this.#failing].flatMap(([path, failing]) => (this.#isOpen(failing) ? [path] : []));
  }
}
