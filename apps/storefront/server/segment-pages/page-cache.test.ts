import { describe, expect, it, vi } from 'vitest';
import { Changes } from '../changes/changes';
import { cacheLifetimes } from '../memory/cache-lifetimes';
import { PageCache } from './page-cache';
import type { PageResult } from './page-cache';

interface TestPage {
  text: string;
  bytes: number;
}

const limits = {
  maxBytes: 40_000,
  freshMs: 100,
  staleMs: 1_000,
  revalidateTimeoutMs: 30,
  maxAgeMs: 5_000,
  ttlMs: 10_000,
  retryMs: 10,
};

function aCache() {
  const clock = { now: 5_000 };
  const onStandIn = vi.fn();
  const changes = new Changes();
  const cache = new PageCache<TestPage>({ limits, now: () => clock.now, changes, onStandIn });
  return { clock, changes, onStandIn, cache };
}

function making(text: string, until = Infinity, tags: readonly string[] = []) {
  return vi.fn(async (): Promise<Result> => ({
    kind: 'page',
    page: { text, bytes: text.length },
    until,
    tags: new Set(tags),
  }));
}

type Result = PageResult<TestPage>;

const failing = vi.fn(async (): Promise<Result> => ({ kind: 'failed' }));
const throwing = vi.fn(async (): Promise<Result> => Promise.reject(new Error('render')));
const none = vi.fn(async (): Promise<Result> => ({ kind: 'none' }));

function textOf(page: TestPage | null): string | undefined {
  return page?.text;
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('PageCache', () => {
  it('renders a page once for any number of guests', async () => {
    const { cache } = aCache();
    const make = making('one');
    const pages = await Promise.all(Array.from({ length: 30 }, () => cache.get('/', make)));
    expect(new Set(pages).size).toBe(1);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('serves the old page at once while it renders the new one', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old'));
    clock.now += limits.freshMs;
    const make = making('new');
    expect(textOf(cache.peek('/', make))).toBe('old');
    expect(textOf(cache.peek('/', make))).toBe('old');
    await settle();
    expect(textOf(cache.peek('/', make))).toBe('new');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('removes the invalidated pages, and no other ones', async () => {
    const { cache } = aCache();
    await cache.get('/a', making('a'));
    await cache.get('/b', making('b'));
    cache.deleteWhere((key) => key === '/a');
    expect(textOf(await cache.get('/a', making('new a')))).toBe('new a');
    expect(textOf(await cache.get('/b', making('new b')))).toBe('b');
  });

  it('serves no page beyond the time at which its content changes', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old', clock.now + 10));
    clock.now += 9;
    expect(textOf(cache.peek('/', making('new')))).toBe('old');
    clock.now += 1;
    expect(cache.peek('/', making('new'))).toBeNull();
    expect(textOf(await cache.get('/', making('new')))).toBe('new');
  });

  it('serves no page with a product that has changed, and others from memory', async () => {
    const { cache, changes } = aCache();
    await cache.get('/hose', making('old price', Infinity, ['product:hose']));
    await cache.get('/can', making('can', Infinity, ['product:can']));
    changes.note(['product:hose']);
    expect(cache.peek('/hose', failing)).toBeNull();
    expect(textOf(cache.peek('/can', failing))).toBe('can');
    expect(textOf(await cache.get('/hose', making('new price', Infinity, ['product:hose'])))).toBe('new price');
    expect(textOf(cache.peek('/hose', failing))).toBe('new price');
  });

  it('makes a page once more that was being made when something changed', async () => {
    const { cache, changes } = aCache();
    const slow = vi.fn(async () => {
      changes.note(['content']);
      return making('old text')();
    });
    await cache.get('/', slow);
    expect(cache.peek('/', failing)).toBeNull();
    expect(textOf(await cache.get('/', making('new text')))).toBe('new text');
  });

  it('serves an outdated page when no new one can be made, and asks again after a pause', async () => {
    const { cache, changes, clock } = aCache();
    await cache.get('/', making('old'));
    changes.note(['shop']);
    expect(textOf(await cache.get('/', failing))).toBe('old');
    expect(textOf(cache.peek('/', making('new')))).toBe('old');
    clock.now += limits.retryMs;
    expect(textOf(await cache.get('/', making('new')))).toBe('new');
  });

  it('renders a page again before serving it when it is very old', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old'));
    clock.now += limits.staleMs;
    expect(cache.peek('/', making('new'))).toBeNull();
    expect(textOf(await cache.get('/', making('new')))).toBe('new');
  });

  it('waits no longer than its timeout for the page of a rare visitor, which is ready for the next one', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old price'));
    clock.now += limits.staleMs;
    const slow = vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, limits.revalidateTimeoutMs * 3));
      return making('new price')();
    });
    expect(textOf(await cache.get('/', slow))).toBe('old price');
    await expect.poll(() => textOf(cache.peek('/', failing))).toBe('new price');
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('does not show a price of two minutes ago to a rare visitor', async () => {
    const clock = { now: 5_000 };
    const cache = new PageCache<TestPage>({
      limits: { ...cacheLifetimes, maxBytes: 1_000_000 },
      now: () => clock.now,
    });
    await cache.get('/', making('old price'));
    clock.now += 120_000;
    expect(cache.peek('/', making('new price'))).toBeNull();
    expect(textOf(await cache.get('/', making('new price')))).toBe('new price');
  });

  it('serves a stale page at once in the pause after a failure', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old'));
    clock.now += limits.staleMs;
    await cache.get('/', failing);
    expect(textOf(cache.peek('/', making('new')))).toBe('old');
  });

  it('reports its cache status, and counts the size of pages with their keys', async () => {
    const { cache } = aCache();
    await cache.get('/', making('x'.repeat(500)));
    cache.peek('/', none);
    const { bytes, ...counts } = cache.stats();
    expect(counts).toEqual({ hits: 1, misses: 1, fallbacks: 0, entries: 1 });
    expect(bytes).toBeGreaterThan(500);
  });

  it('does not let a rare visitor see a very old page however long the new one takes', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old price'));
    clock.now += limits.maxAgeMs;
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, limits.revalidateTimeoutMs * 3));
      return making('new price')();
    };
    expect(textOf(await cache.get('/', slow))).toBe('new price');
  });

  it('asks once in a while whether there is a page for all, not at each request', async () => {
    const { cache, clock } = aCache();
    const render = vi.fn(async (): Promise<Result> => ({ kind: 'none' }));
    for (let request = 0; request < 3; request += 1) expect(await cache.get('/', render)).toBeNull();
    expect(render).toHaveBeenCalledTimes(1);
    clock.now += limits.freshMs + 1;
    expect(textOf(await cache.get('/', making('now there is one')))).toBe('now there is one');
  });

  it.each([
    ['a part failed', failing],
    ['rendering threw', throwing],
  ])('serves the stale page when %s, and reports it', async (_, make) => {
    const { cache, clock, onStandIn } = aCache();
    await cache.get('/', making('old'));
    clock.now += limits.staleMs;
    expect(textOf(await cache.get('/', make))).toBe('old');
    expect(onStandIn).toHaveBeenCalledWith('/', limits.staleMs);
  });

  it('pauses before it retries after a failure', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old'));
    clock.now += limits.freshMs;
    cache.peek('/', failing);
    await settle();
    const make = making('new');
    cache.peek('/', make);
    expect(make).not.toHaveBeenCalled();
    clock.now += limits.retryMs;
    cache.peek('/', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('caches nothing of a page that failed from the start', async () => {
    const { cache } = aCache();
    expect(await cache.get('/', failing)).toBeNull();
    expect(textOf(await cache.get('/', making('up')))).toBe('up');
  });

  it('removes a page that no longer exists', async () => {
    const { cache, clock } = aCache();
    await cache.get('/', making('old'));
    clock.now += limits.freshMs;
    cache.peek('/', none);
    await settle();
    expect(cache.peek('/', none)).toBeNull();
  });

  it('stays within its bytes', async () => {
    const { cache } = aCache();
    for (let at = 0; at < 30; at += 1) await cache.get(`/${at}`, making('x'.repeat(3_000)));
    expect(cache.peek('/0', none)).toBeNull();
    expect(cache.peek('/29', none)).not.toBeNull();
  });
});
