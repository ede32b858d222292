import type { CacheStats } from '@vyloha/telemetry/server';
import { LRUCache } from 'lru-cache';
import { Changes, sharedTags } from '../changes/changes';
import type { ChangePoint } from '../changes/changes';
import type { CacheLifetimes } from '../memory/cache-lifetimes';
import { withTimeout } from '../memory/with-timeout';
import { stringBytes } from '../memory/estimate-bytes';

export interface PageCacheLimits extends CacheLifetimes {
  maxBytes: number;
}

/** Overhead of the map's entry. */
const entryBytes = 200;
/** A product's tag in a set. */
const tagBytes = 120;

/** The result of rendering a page. */
export type PageResult<TPage> =
  /** `until`: when something on it becomes visible or hidden; `tags`: of the products that it shows. */
  | { kind: 'page'; page: TPage; until: number; tags: ReadonlySet<string> }
  /** There is no such page for all: a redirect, a 404, a page that deferred something or shows something personal. */
  | { kind: 'none' }
  /** A part of it failed, or rendering threw; an older page is better than this one. */
  | { kind: 'failed'; error?: unknown };

interface Entry<TPage> {
  page: TPage;
  until: number;
  tags: ReadonlySet<string>;
  /** When its data were asked for, in the order of changes. */
  asOf: ChangePoint;
  renderedAt: number;
  nextTryAt: number;
}

interface PageCacheOptions {
  limits: PageCacheLimits;
  now?: () => number;
  changes?: Changes;
  /** Called when a stale page is served because a new one could not be rendered. */
  onStandIn?: (key: string, ageMs: number) => void;
}

/** Makes the page anew. @param previous the page in memory, returned again where nothing has changed */
export type RenderPage<TPage> = (previous: TPage | null) => Promise<PageResult<TPage>>;

/** Addresses known not to have a page for all, at a time. */
const maxUncacheableKeys = 10_000;

/** Pages shared by many shoppers: bounded by bytes, one render at a time for a key, stale-while-revalidate. */
export class PageCache<TPage extends { bytes: number }> {
  readonly #limits: PageCacheLimits;
  readonly #now: () => number;
  readonly #changes: Changes;
  readonly #onStandIn: (key: string, ageMs: number) => void;
  readonly #entries: LRUCache<string, Entry<TPage>>;
  /** Keys whose render had no page for all: it is not tried again at each request. */
  readonly #uncacheable: LRUCache<string, true>;
  readonly #pending = new Map<string, Promise<TPage | null>>();
  readonly #counts = { hits: 0, misses: 0, fallbacks: 0 };

  constructor({ limits, now = Date.now, changes = new Changes(), onStandIn = () => {} }: PageCacheOptions) {
    this.#limits = limits;
    this.#now = now;
    this.#changes = changes;
    this.#onStandIn = onStandIn;
    this.#uncacheable = new LRUCache({ max: maxUncacheableKeys, ttl: limits.freshMs, ttlResolution: 0, perf: { now } });
    this.#entries = new LRUCache({
      maxSize: limits.maxBytes,
      maxEntrySize: limits.maxBytes / 8,
      sizeCalculation: ({ page, tags }, key) => page.bytes + stringBytes(key) + tags.size * tagBytes + entryBytes,
      ttl: limits.ttlMs,
      perf: { now },
    });
  }

  /** The page to serve at once, if there is one; when it is not fresh, it is revalidated in the background. */
  peek(key: string, render: RenderPage<TPage>): TPage | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    const now = this.#now();
    const age = now - entry.renderedAt;
    // A failed render is not retried for each guest.
    const isPausing = now < entry.nextTryAt;
    if (!isPausing && (age >= this.#limits.staleMs || this.#isOutdated(entry))) return null;
    if (!isPausing && age >= this.#limits.freshMs) this.#revalidate(key, render).catch(() => {});
    this.#counts.hits += 1;
    return entry.page;
  }

  /**
   * The page after it was rendered; one too old to be served at once is served when that fails or takes too long.
   * @throws what `render` throws while there is no older page
   */
  async get(key: string, render: RenderPage<TPage>): Promise<TPage | null> {
    const ready = this.peek(key, render);
    if (ready !== null) return ready;
    if (this.#uncacheable.has(key)) return null;
    this.#counts.misses += 1;
    const result = this.#revalidate(key, render);
    const entry = this.#entries.get(key);
    // An expired or a very old one is served only when there is no other.
    return entry === undefined || this.#isOutdated(entry) || this.#now() - entry.renderedAt >= this.#limits.maxAgeMs
      ? result
      : withTimeout(result, this.#limits.revalidateTimeoutMs, entry.page);
  }

  /** For the metrics. */
  stats(): CacheStats {
    return { ...this.#counts, entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /** Removes the pages whose key matches: their content has changed. */
  deleteWhere(matches: (key: string) => boolean): void {
    for (const keys of [this.#entries, this.#uncacheable]) {
      for (const key of [...keys.keys()]) if (matches(key)) keys.delete(key);
    }
  }

  /** Whether its content is known to be another one now. */
  #isOutdated({ until, tags, asOf }: Entry<TPage>): boolean {
    return this.#now() >= until || this.#changes.hasChanged(sharedTags, asOf) || this.#changes.hasChanged(tags, asOf);
  }

  #revalidate(key: string, render: RenderPage<TPage>): Promise<TPage | null> {
    const pending = this.#pending.get(key);
    if (pending !== undefined) return pending;
    const asOf = this.#changes.now;
    const started = render(this.#entries.peek(key)?.page ?? null)
      .catch((error: unknown): PageResult<TPage> => ({ kind: 'failed', error }))
      .then((result) => this.#store(key, result, asOf))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, started);
    return started;
  }

  #store(key: string, result: PageResult<TPage>, asOf: ChangePoint): TPage | null {
    const now = this.#now();
    if (result.kind === 'page') {
      const { page, until, tags } = result;
      this.#entries.set(key, { page, until, tags, asOf, renderedAt: now, nextTryAt: now });
      return result.page;
    }
    if (result.kind === 'none') {
      this.#entries.delete(key);
      this.#uncacheable.set(key, true);
    }
    const entry = this.#entries.get(key);
    if (entry === undefined) {
      if (result.kind === 'failed' && result.error !== undefined) throw result.error;
      return null;
    }
    entry.nextTryAt = now + this.#limits.retryMs;
    this.#counts.fallbacks += 1;
    this.#onStandIn(key, now - entry.renderedAt);
    return entry.page;
  }
}
