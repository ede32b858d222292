import { registerCounter, registerGauge } from './metrics.server';

/** Statistics of a cache. */
export interface CacheStats {
  /** Served from the cache. */
  hits: number;
  /** Had to be computed or fetched first. */
  misses: number;
  /** Stale responses served because a fresh one was unavailable. */
  fallbacks: number;
  entries: number;
  bytes: number;
}

type StatName = keyof CacheStats;

const caches = new Map<string, () => CacheStats>();

function readAll(stat: StatName): () => Record<string, number> {
  return () => Object.fromEntries([...caches].map(([name, stats]) => [name, stats()[stat]]));
}

/** Registers a cache in the metrics; a later registration of the same name replaces the earlier one. */
export function registerCache(name: string, stats: () => CacheStats): void {
  caches.set(name, stats);
  const label = 'cache';
  registerCounter('vyloha_cache_hits_total', 'Answers given at once from memory', readAll('hits'), label);
  registerCounter('vyloha_cache_misses_total', 'Answers that had to be made first', readAll('misses'), label);
  registerCounter(
    'vyloha_cache_fallbacks_total',
    'Old answers that stood in for new ones that could not be had',
    readAll('fallbacks'),
    label,
  );
  registerGauge('vyloha_cache_entries', 'Answers in memory', readAll('entries'), label);
  registerGauge('vyloha_cache_bytes', 'Memory that the answers take', readAll('bytes'), label);
}
