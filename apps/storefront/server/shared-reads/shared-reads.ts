import type { SharedReadOptions, SharedReads } from '@vyloha/contract';
import type { CacheStats } from '@vyloha/telemetry/server';
import { LRUCache } from 'lru-cache';
import { inTime } from '../memory/in-time';
import { estimateBytes, stringBytes } from '../memory/estimate-bytes';

/** How long answers live; every figure in milliseconds. */
export interface SharedReadLimits {
  maxBytes: number;
  /** Until then an answer is given without asking again. */
  freshMs: number;
  /** Until then it is given at once while a new one is fetched; from then on readers wait for the new one … */
  staleMs: number;
  /** … for so long, then the old one stands in. */
  patienceMs: number;
  /** Until then it stands in for a backend that is down. */
  keepMs: number;
  /** Pause before a backend that failed is asked for the same thing again. */
  retryMs: number;
}

export const defaultSharedReadLimits: SharedReadLimits = {
  maxBytes: 64 * 1024 * 1024,
  freshMs: 15_000,
  staleMs: 30_000,
  patienceMs: 1_000,
  keepMs: 24 * 60 * 60_000,
  retryMs: 2_000,
};

/** Of the map's own record of an entry. */
const entryBytes = 200;

interface Entry {
  value: unknown;
  loadedAt: number;
  freshUntil: number;
}

interface Loaded {
  value: unknown;
  /** Right for this moment only; an older one is better, if there is one. */
  isCached: boolean;
}

interface Loading {
  loaded: Promise<Loaded>;
  since: number;
}

interface SharedReadsOptions {
  limits?: SharedReadLimits;
  now?: () => number;
  /** Called when an old answer stands in for a load that failed: no answer, or one that breaks the contract. */
  onStale: (key: string, ageMs: number, error: unknown) => void;
}

interface CachedReads extends SharedReads {
  stats(): CacheStats;
}

/** An answer that is right for this moment only, where an older one is there. */
class NotCached extends Error {
  override name = 'NotCached';
}

/**
 * Memory of what every shopper sees alike: bounded by bytes, one load at a time for a key, stale while revalidated, but
 * not for long: what nobody asked for in a while is fetched before it is shown.
 * A key names one kind of answer; the clients build it from the call, locale, currency, variant, groups and domain. What
 * is cached was parsed, so that an answer which breaks the contract never takes the place of a good one.
 */
export function createSharedReads({
  limits = defaultSharedReadLimits,
  now = Date.now,
  onStale,
}: SharedReadsOptions): CachedReads {
  const entries = new LRUCache<string, Entry>({
    maxSize: limits.maxBytes,
    maxEntrySize: limits.maxBytes / 8,
    sizeCalculation: ({ value }, key) => stringBytes(key) + estimateBytes(value) + entryBytes,
    ttl: limits.keepMs,
    perf: { now },
  });
  const loading = new Map<string, Loading>();
  const counts = { hits: 0, misses: 0, fallbacks: 0 };

  function refresh<T>(key: string, load: () => Promise<T>, isCached: (value: T) => boolean): Promise<Loaded> {
    const running = loading.get(key);
    if (running !== undefined) return running.loaded;
    const loaded = load()
      .then((value) => {
        const cached = isCached(value);
        if (cached) entries.set(key, { value, loadedAt: now(), freshUntil: now() + limits.freshMs });
        return { value, isCached: cached };
      })
      .finally(() => loading.delete(key));
    loading.set(key, { loaded, since: now() });
    return loaded;
  }

  async function refreshBehind<T>(key: string, entry: Entry, load: () => Promise<T>, isCached: (value: T) => boolean) {
    try {
      const loaded = await refresh(key, load, isCached);
      if (!loaded.isCached) throw new NotCached('The answer holds for this moment only');
    } catch (error) {
      entry.freshUntil = now() + limits.retryMs;
      counts.fallbacks += 1;
      onStale(key, now() - entry.loadedAt, error);
    }
  }

  return {
    async read<T>(key: string, load: () => Promise<T>, options: SharedReadOptions<T> = {}): Promise<T> {
      const { isCached = () => true, deadline } = options;
      const entry = entries.get(key);
      if (entry === undefined) {
        counts.misses += 1;
        const loaded = refresh(key, load, isCached);
        // The key names the load, so what it gave has its type.
        return (await (deadline === undefined ? loaded : deadline.orGiveUp(loaded))).value as T;
      }
      counts.hits += 1;
      if (entry.freshUntil <= now() && !loading.has(key)) void refreshBehind(key, entry, load, isCached);
      const old: Loaded = { value: entry.value, isCached: true };
      const running = loading.get(key);
      if (running === undefined || now() - entry.loadedAt < limits.staleMs) return old.value as T;
      const inPatience = inTime(running.loaded, running.since + limits.patienceMs - now(), old);
      const next = await (deadline === undefined ? inPatience : deadline.orGiveUp(inPatience).catch(() => old));
      return (next.isCached ? next : old).value as T;
    },
    stats: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
  };
}
