import type { SharedReadOptions, SharedReads } from '@vyloha/http-client';
import type { CacheStats } from '@vyloha/telemetry/server';
import { LRUCache } from 'lru-cache';
import type { CacheLifetimes } from '../memory/cache-lifetimes';
import { withTimeout } from '../memory/with-timeout';
import { estimateBytes, stringBytes } from '../memory/estimate-bytes';

interface SharedReadLimits extends CacheLifetimes {
  maxBytes: number;
}

/** Overhead of the map's entry. */
const entryBytes = 200;

interface Entry {
  value: unknown;
  loadedAt: number;
  freshUntil: number;
}

interface Loaded {
  value: unknown;
  /** Must not be cached; an older value is better, if there is one. */
  isCached: boolean;
}

interface Loading {
  loaded: Promise<Loaded>;
  since: number;
}

interface SharedReadsOptions {
  limits: SharedReadLimits;
  now?: () => number;
  /** Called when a stale value is returned for a failed load: no response, or one that breaks the contract. */
  onStale: (key: string, ageMs: number, error: unknown) => void;
}

interface CachedReads extends SharedReads {
  stats(): CacheStats;
}

/** A value that must not be cached, where an older one is available. */
class NotCached extends Error {
  override name = 'NotCached';
}

/**
 * Cache of backend responses that are the same for every shopper: bounded by bytes, one load at a time for a key,
 * stale-while-revalidate with a limit: a value not read for a while is fetched again before it is returned.
 * A key identifies one response; the clients build it from the call, locale, currency, variant, groups and domain.
 * Values are cached after parsing, so that a response which breaks the contract never replaces a valid one.
 */
export function createSharedReads(options: SharedReadsOptions): CachedReads {
  const { limits, now = Date.now, onStale } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: limits.maxBytes,
    maxEntrySize: limits.maxBytes / 8,
    sizeCalculation: ({ value }, key) => stringBytes(key) + estimateBytes(value) + entryBytes,
    ttl: limits.ttlMs,
    perf: { now },
  });
  const loading = new Map<string, Loading>();
  const counts = { hits: 0, misses: 0, fallbacks: 0 };

  function refresh<T>(key: string, load: () => Promise<T>, isCached: (value: T) => boolean): Promise<Loaded> {
    const pending = loading.get(key);
    if (pending !== undefined) return pending.loaded;
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

  async function revalidate(key: string, entry: Entry, load: () => Promise<Loaded>) {
    try {
      const loaded = await load();
      if (!loaded.isCached) throw new NotCached('The answer holds for this moment only');
    } catch (error) {
      entry.freshUntil = now() + limits.retryMs;
      counts.fallbacks += 1;
      onStale(key, now() - entry.loadedAt, error);
    }
  }

  return {
    async read<T>(key: string, load: () => Promise<T>, readOptions: SharedReadOptions<T> = {}): Promise<T> {
      const { isCached = () => true, deadline } = readOptions;
      const entry = entries.get(key);
      if (entry === undefined) {
        counts.misses += 1;
        const loaded = refresh(key, load, isCached);
        // The key identifies the load, so its result has the load's type.
        return (await (deadline === undefined ? loaded : deadline.race(loaded))).value as T;
      }
      counts.hits += 1;
      if (entry.freshUntil <= now() && !loading.has(key))
        void revalidate(key, entry, () => refresh(key, load, isCached));
      const staleValue: Loaded = { value: entry.value, isCached: true };
      const pending = loading.get(key);
      if (pending === undefined || now() - entry.loadedAt < limits.staleMs) return staleValue.value as T;
      const isVeryOld = now() - entry.loadedAt >= limits.maxAgeMs;
      const revalidation = isVeryOld
        ? pending.loaded.catch(() => staleValue)
        : withTimeout(pending.loaded, pending.since + limits.revalidateTimeoutMs - now(), staleValue);
      const next = await (deadline === undefined ? revalidation : deadline.race(revalidation).catch(() => staleValue));
      return (next.isCached ? next : staleValue).value as T;
    },
    stats: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
  };
}
