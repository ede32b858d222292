import type { CacheStats } from '@vyloha/telemetry/server';
import { LRUCache } from 'lru-cache';
import { inTime } from '../memory/in-time';
import { stringBytes } from '../memory/estimate-bytes';
import type { GuestPage } from './guest-page';

/** How long pages live; every figure in milliseconds. */
export interface GuestPageLimits {
  maxBytes: number;
  /** Until then a page is served as it is. */
  freshMs: number;
  /** Until then it is served while a new one is made; from then on guests wait for the new one … */
  staleMs: number;
  /** … for so long, then the old one stands in. */
  patienceMs: number;
  /** Until then it still stands in for a shop that cannot make a new one. */
  keepMs: number;
  /** Pause before a page that could not be made is tried again. */
  retryMs: number;
}

/** Together with what the page was made of, which has the same limits, nothing unchecked is older than a minute. */
export const defaultGuestPageLimits: Omit<GuestPageLimits, 'maxBytes'> = {
  freshMs: 15_000,
  staleMs: 30_000,
  patienceMs: 1_000,
  keepMs: 24 * 60 * 60_000,
  retryMs: 2_000,
};

/** Of the map's own record of an entry. */
const entryBytes = 200;

/** How making a page ended. */
export type MadePage =
  /** `until`: when something on it begins or ends to show. */
  | { kind: 'page'; page: GuestPage; until: number }
  /** There is no such page for all guests: a redirect, a 404, a page that deferred something. */
  | { kind: 'none' }
  /** A part of it failed; an older page is better than this one. */
  | { kind: 'failed' };

interface Entry {
  page: GuestPage;
  until: number;
  madeAt: number;
  nextTryAt: number;
}

interface GuestPageCacheOptions {
  limits: GuestPageLimits;
  now?: () => number;
  /** Told when a page stands in for one that could not be made. */
  onStandIn?: (key: string, ageMs: number) => void;
}

/** Pages that all guests share: bounded by bytes, one making at a time for a key, stale while a new one is made. */
export class GuestPageCache {
  readonly #limits: GuestPageLimits;
  readonly #now: () => number;
  readonly #onStandIn: (key: string, ageMs: number) => void;
  readonly #entries: LRUCache<string, Entry>;
  readonly #making = new Map<string, Promise<GuestPage | null>>();
  readonly #counts = { hits: 0, misses: 0, fallbacks: 0 };

  constructor({ limits, now = Date.now, onStandIn = () => {} }: GuestPageCacheOptions) {
    this.#limits = limits;
    this.#now = now;
    this.#onStandIn = onStandIn;
    this.#entries = new LRUCache({
      maxSize: limits.maxBytes,
      maxEntrySize: limits.maxBytes / 8,
      sizeCalculation: ({ page }, key) => page.bytes + stringBytes(key) + entryBytes,
      ttl: limits.keepMs,
      perf: { now },
    });
  }

  /** The page to serve at once, if there is one; a new one is made behind it when it is not fresh. */
  peek(key: string, make: () => Promise<MadePage>): GuestPage | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const now = this.#now();
    const age = now - entry.madeAt;
    // What was tried just now is not tried again for each guest.
    const isPausing = now < entry.nextTryAt;
    if (!isPausing && (age >= this.#limits.staleMs || now >= entry.until)) return null;
    if (!isPausing && age >= this.#limits.freshMs) void this.#make(key, make);
    this.#counts.hits += 1;
    return entry.page;
  }

  /** The page after it was made; what is too old to be served at once stands in when that fails or takes too long. */
  async get(key: string, make: () => Promise<MadePage>): Promise<GuestPage | null> {
    const ready = this.peek(key, make);
    if (ready !== null) return ready;
    this.#counts.misses += 1;
    const made = this.#make(key, make);
    const entry = this.#entries.get(key);
    // One that looks otherwise by now is shown only when there is no other.
    return entry === undefined || this.#now() >= entry.until ? made : inTime(made, this.#limits.patienceMs, entry.page);
  }

  /** For the metrics. */
  stats(): CacheStats {
    return { ...this.#counts, entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** Drops the pages of which that holds: they show what is no longer so. */
  forget(isGone: (key: string) => boolean): void {
    for (const key of [...this.#entries.keys()]) if (isGone(key)) this.#entries.delete(key);
  }

  #make(key: string, make: () => Promise<MadePage>): Promise<GuestPage | null> {
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const started = make()
      .catch((): MadePage => ({ kind: 'failed' }))
      .then((made) => this.#keep(key, made))
      .finally(() => this.#making.delete(key));
    this.#making.set(key, started);
    return started;
  }

  #keep(key: string, made: MadePage): GuestPage | null {
    const now = this.#now();
    if (made.kind === 'page') {
      this.#entries.set(key, { page: made.page, until: made.until, madeAt: now, nextTryAt: now });
      return made.page;
    }
    if (made.kind === 'none') this.#entries.delete(key);
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    entry.nextTryAt = now + this.#limits.retryMs;
    this.#counts.fallbacks += 1;
    this.#onStandIn(key, now - entry.madeAt);
    return entry.page;
  }
}
