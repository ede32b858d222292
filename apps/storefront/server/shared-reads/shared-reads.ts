import type { SharedReads } from '@vyloha/contract';
import { LRUCache } from 'lru-cache';

/** How long answers live; every figure in milliseconds. */
export interface SharedReadLimits {
  maxBytes: number;
  /** Until then an answer is given without asking again. */
  freshMs: number;
  /** Until then it is given at once while a new one is fetched; from then on askers wait for the new one … */
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
  staleMs: 60_000,
  patienceMs: 1_000,
  keepMs: 24 * 60 * 60_000,
  retryMs: 2_000,
};

interface Entry {
  value: unknown;
  loadedAt: number;
  freshUntil: number;
}

interface Loading {
  answer: Promise<unknown>;
  since: number;
}

interface SharedReadsOptions {
  limits?: SharedReadLimits;
  now?: () => number;
  /** Told when an old answer stands in for a backend that failed. */
  onStale: (key: string, ageMs: number, error: unknown) => void;
}

/** What was promised, or what stands in for it when it fails or does not come in time. */
async function inTime<T>(promised: Promise<T>, ms: number, standIn: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(standIn), ms);
  });
  try {
    return await Promise.race([promised.catch(() => standIn), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Memory of what every shopper sees alike: bounded by bytes, one load at a time for a key, stale while revalidated, but
 * not for long: what nobody asked for in a while is fetched before it is shown.
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
  const loading = new Map<string, Loading>();

  function refresh<T>(key: string, load: () => Promise<T>): Promise<T> {
    const running = loading.get(key);
    // The key names the load, so what is under way for it has its type.
    if (running !== undefined) return running.answer as Promise<T>;
    const started = load()
      .then((value) => {
        entries.set(key, { value, loadedAt: now(), freshUntil: now() + limits.freshMs });
        return value;
      })
      .finally(() => loading.delete(key));
    loading.set(key, { answer: started, since: now() });
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
      const old = entry.value as T;
      const running = loading.get(key);
      if (running === undefined || now() - entry.loadedAt < limits.staleMs) return old;
      return inTime(running.answer as Promise<T>, running.since + limits.patienceMs - now(), old);
    },
  };
}
