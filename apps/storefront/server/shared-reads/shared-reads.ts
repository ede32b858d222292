import type { SharedReadOptions, SharedReads } from '@vyloha/http-client';
import type { CacheStats } from '@vyloha/telemetry/server';
import { LRUCache } from 'lru-cache';
import { Changes, sharedTags } from '../changes/changes';
import type { ChangePoint } from '../changes/changes';
import type { CacheLifetimes } from '../memory/cache-lifetimes';
import { withTimeout } from '../memory/with-timeout';
import { estimateBytes, stringBytes } from '../memory/estimate-bytes';

interface SharedReadLimits extends CacheLifetimes {
  maxBytes: number;
}

/** Overhead of the map's entry. */
const entryBytes = 200;

interface Dated {
  /** When it was asked for, in the order of changes. */
  asOf: ChangePoint;
  tags: readonly string[];
}

interface Entry extends Dated {
  value: unknown;
  loadedAt: number;
  freshUntil: number;
  /** After a failed attempt. */
  pausesUntil: number;
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
  changes?: Changes;
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
  const { limits, now = Date.now, changes = new Changes(), onStale } = options;
  const entries = new LRUCache<string, Entry>({
    maxSize: limits.maxBytes,
    maxEntrySize: limits.maxBytes / 8,
    sizeCalculation: ({ value }, key) => stringBytes(key) + estimateBytes(value) + entryBytes,
    ttl: limits.ttlMs,
    perf: { now },
  });
  const loading = new Map<string, Loading>();
  const counts = { hits: 0, misses: 0, fallbacks: 0 };

  const isOutdated = ({ tags, asOf }: Dated) => changes.hasChanged(sharedTags, asOf) || changes.hasChanged(tags, asOf);

  /** What is loaded once more where it changed meanwhile: pages take it as it was when they asked. */
  async function loadDated<T>(load: () => Promise<T>, tagsOf: (value: T) => readonly string[]) {
    const loadOnce = async () => {
      const asOf = changes.now;
      const value = await load();
      return { value, asOf, tags: tagsOf(value) };
    };
    const first = await loadOnce();
    return isOutdated(first) ? loadOnce().catch(() => first) : first;
  }

  function refresh<T>(key: string, load: () => Promise<T>, options: SharedReadOptions<T>): Promise<Loaded> {
    const pending = loading.get(key);
    if (pending !== undefined) return pending.loaded;
    const { isCached = () => true, tagsOf = () => [] } = options;
    const loaded = loadDated(load, tagsOf)
      .then((dated) => {
        const cached = isCached(dated.value);
        if (cached) {
          const loadedAt = now();
          entries.set(key, { ...dated, loadedAt, freshUntil: loadedAt + limits.freshMs, pausesUntil: loadedAt });
        }
        return { value: dated.value, isCached: cached };
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
      entry.pausesUntil = now() + limits.retryMs;
      counts.fallbacks += 1;
      onStale(key, now() - entry.loadedAt, error);
    }
  }

  return {
    async read<T>(key: string, load: () => Promise<T>, readOptions: SharedReadOptions<T> = {}): Promise<T> {
      const { deadline } = readOptions;
      const entry = entries.get(key);
      if (entry === undefined) {
        counts.misses += 1;
        const loaded = refresh(key, load, readOptions);
        // The key identifies the load, so its result has the load's type.
        return (await (deadline === undefined ? loaded : deadline.race(loaded))).value as T;
      }
      counts.hits += 1;
      const hasChanged = isOutdated(entry);
      if ((hasChanged || entry.freshUntil <= now()) && entry.pausesUntil <= now() && !loading.has(key))
        void revalidate(key, entry, () => refresh(key, load, readOptions));
      const staleValue: Loaded = { value: entry.value, isCached: true };
      const pending = loading.get(key);
      if (pending === undefined || (!hasChanged && now() - entry.loadedAt < limits.staleMs))
        return staleValue.value as T;
      const isVeryOld = hasChanged || now() - entry.loadedAt >= limits.maxAgeMs;
      const revalidation = isVeryOld
        ? pending.loaded.catch(() => staleValue)
        : withTimeout(pending.loaded, pending.since + limits.revalidateTimeoutMs - now(), staleValue);
      const next = await (deadline === undefined ? revalidation : deadline.race(revalidation).catch(() => staleValue));
      return (next.isCached ? next : staleValue).value as T;
    },
    stats: () => ({ ...counts, entries: entries.size, bytes: entries.calculatedSize }),
  };
}
