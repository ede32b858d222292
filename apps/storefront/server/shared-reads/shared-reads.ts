import type { SharedReads } from '@vyloha/contract';
import { LRUCache } from 'lru-cache';

/** How long answers live; every figure in milliseconds. */
export interface SharedReadLimits {
  maxBytes: number;
  /** Until then an answer is given without asking again. */
  freshMs: number;
  /** Until then it is given while a new one is fetched, and for as long when the backend is down. */
  keepMs: number;
  /** Pause before a backend that failed is asked for the same thing again. */
  retryMs: number;
}

export const defaultSharedReadLimits: SharedReadLimits = {
  maxBytes: 64 * 1024 * 1024,
  freshMs: 15_000,
  keepMs: 24 * 60 * 60_000,
  retryMs: 2_000,
};

interface Entry {
  value: unknown;
  loadedAt: number;
  freshUntil: number;
}

interface SharedReadsOptions {
  limits?: SharedReadLimits;
  now?: () => number;
  /** Told when an old answer stands in for a backend that failed. */
  onStale: (key: string, ageMs: number, error: unknown) => void;
}

/**
 * Memory of what every shopper sees alike: bounded by bytes, one load at a time for a key, stale while revalidated.
 * A key names one kind of answer; the clients build it from the call, locale, currency, variant, groups and domain.
 */
export function createSharedReads({
  limits = defaultSharedReadLimits,
  now = Date.now,
  onStale,
}: SharedReadsOptions): SharedReads {
  const entries = new LRUCache<string, Entry>({
    maxSize: limits.maxBytes,
    maxEntrySize: limits.maxBytes / 8,
    sizeCalculation: ({ value }, key) => key.length + (JSON.stringify(value)?.length ?? 0) + 1,
    ttl: limits.keepMs,
    perf: { now },
  });
  const loading = new Map<string, Promise<unknown>>();

  function refresh<T>(key: string, load: () => Promise<T>): Promise<T> {
    const running = loading.get(key);
    // The key names the load, so what is under way for it has its type.
    if (running !== undefined) return running as Promise<T>;
    const started = load()
      .then((value) => {
        entries.set(key, { value, loadedAt: now(), freshUntil: now() + limits.freshMs });
        return value;
      })
      .finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  }

  function refreshBehind<T>(key: string, entry: Entry, load: () => Promise<T>): void {
    refresh(key, load).catch((error: unknown) => {
      entry.freshUntil = now() + limits.retryMs;
      onStale(key, now() - entry.loadedAt, error);
    });
  }

  return {
    async read<T>(key: string, load: () => Promise<T>): Promise<T> {
      const entry = entries.get(key);
      if (entry === undefined) return refresh(key, load);
      if (entry.freshUntil <= now() && !loading.has(key)) refreshBehind(key, entry, load);
      return entry.value as T;
    },
  };
}
