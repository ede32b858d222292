import { Deadline } from '@vyloha/http-client';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { Changes } from '../changes/changes';
import { createSharedReads } from './shared-reads';

const limits = {
  maxBytes: 8_000,
  freshMs: 100,
  staleMs: 300,
  revalidateTimeoutMs: 50,
  maxAgeMs: 600,
  ttlMs: 1_000,
  retryMs: 10,
};

function createReads() {
  const clock = { now: 1_000 };
  const onStale = vi.fn();
  const changes = new Changes();
  const reads = createSharedReads({ limits, now: () => clock.now, changes, onStale });
  return { changes, clock, onStale, reads };
}

/** Lets background work finish that was started by a response. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

describe('createSharedReads', () => {
  it('loads once while fresh', async () => {
    const { clock, reads } = createReads();
    const load = vi.fn(async () => 'menu');
    expect(await reads.read('menu', load)).toBe('menu');
    clock.now += limits.freshMs - 1;
    expect(await reads.read('menu', load)).toBe('menu');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads once for any number of concurrent readers', async () => {
    const { reads } = createReads();
    const load = vi.fn(async () => 1);
    await Promise.all(Array.from({ length: 50 }, () => reads.read('key', load)));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns the old value at once and fetches the new one once', async () => {
    const { clock, reads } = createReads();
    let version = 1;
    const load = vi.fn(async () => version);
    await reads.read('key', load);
    version = 2;
    clock.now += limits.freshMs;
    expect(await Promise.all([reads.read('key', load), reads.read('key', load)])).toEqual([1, 1]);
    await settle();
    expect(await reads.read('key', load)).toBe(2);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads a value before returning it once the backend has told of a change', async () => {
    const { changes, clock, reads } = createReads();
    let menu = 'old';
    const load = vi.fn(async () => menu);
    await reads.read('menu', load);
    menu = 'new';
    changes.note(['product:hose']);
    expect(await reads.read('menu', load)).toBe('old');
    const price = vi.fn(async () => 90);
    const options = { tagsOf: () => ['product:hose'] };
    await reads.read('price', price, options);
    changes.note(['product:hose']);
    await reads.read('price', price, options);
    expect(price).toHaveBeenCalledTimes(2);
    changes.note(['content']);
    expect(await reads.read('menu', load)).toBe('new');
    changes.note(['content']);
    const failing = vi.fn(async () => Promise.reject(new Error('down')));
    expect(await reads.read('menu', failing)).toBe('new');
    expect(await reads.read('menu', failing)).toBe('new');
    expect(failing).toHaveBeenCalledTimes(1);
    clock.now += limits.retryMs;
    expect(await reads.read('menu', async () => 'newest')).toBe('newest');
  });

  it('loads once more what changed while it was loaded', async () => {
    const { changes, reads } = createReads();
    const load = vi.fn(async () => {
      if (load.mock.calls.length > 1) return 'new';
      changes.note(['content']);
      return 'old';
    });
    expect(await reads.read('menu', load)).toBe('new');
    expect(await reads.read('menu', load)).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads a value that was not read for a while before returning it', async () => {
    const { clock, reads } = createReads();
    let price = 100;
    const load = vi.fn(async () => price);
    await reads.read('key', load);
    price = 200;
    clock.now += limits.staleMs;
    expect(await Promise.all([reads.read('key', load), reads.read('key', load)])).toEqual([200, 200]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('waits longer than that for a value which nobody read for long, and returns it only when none comes', async () => {
    const { clock, reads } = createReads();
    await reads.read('key', async () => 'old');
    clock.now += limits.maxAgeMs;
    const slow = new Promise<string>((resolve) => setTimeout(resolve, limits.revalidateTimeoutMs * 2, 'new'));
    expect(await reads.read('key', () => slow)).toBe('new');
    clock.now += limits.maxAgeMs;
    expect(await reads.read('key', () => Promise.reject(new Error('down')))).toBe('new');
  });

  it('waits no longer than its timeout for a new value, also for later readers', async () => {
    const { clock, onStale, reads } = createReads();
    await reads.read('key', async () => 'old');
    clock.now += limits.staleMs;
    let respond = (_: string) => {};
    const slow = vi.fn(() => new Promise<string>((resolve) => (respond = resolve)));
    expect(await reads.read('key', slow)).toBe('old');
    clock.now += limits.revalidateTimeoutMs;
    expect(await reads.read('key', slow)).toBe('old');
    expect(slow).toHaveBeenCalledTimes(1);
    respond('new');
    await settle();
    expect(await reads.read('key', slow)).toBe('new');
    expect(onStale).not.toHaveBeenCalled();
  });

  it('returns a stale value for a failed load, and at once in the pause after it', async () => {
    const { clock, onStale, reads } = createReads();
    await reads.read('key', async () => 'old');
    clock.now += limits.staleMs;
    const failing = vi.fn(async () => Promise.reject(new Error('down')));
    expect(await reads.read('key', failing)).toBe('old');
    expect(await reads.read('key', failing)).toBe('old');
    expect(failing).toHaveBeenCalledTimes(1);
    expect(onStale).toHaveBeenCalledTimes(1);
  });

  it('serves stale while the backend is down, reports it, and pauses before retrying', async () => {
    const { clock, onStale, reads } = createReads();
    const failure = new Error('down');
    await reads.read('key', async () => 'old');
    const load = vi.fn(async () => Promise.reject(failure));
    clock.now += limits.freshMs;
    expect(await reads.read('key', load)).toBe('old');
    await settle();
    expect(onStale).toHaveBeenCalledWith('key', limits.freshMs, failure);
    expect(await reads.read('key', load)).toBe('old');
    expect(load).toHaveBeenCalledTimes(1);
    clock.now += limits.retryMs;
    await reads.read('key', load);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('drops what is too old, and fails when there is nothing', async () => {
    const { clock, reads } = createReads();
    await reads.read('key', async () => 'old');
    clock.now += limits.ttlMs + 1;
    await expect(reads.read('key', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  });

  it('retries after a first load that failed', async () => {
    const { reads } = createReads();
    await expect(reads.read('key', async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await reads.read('key', async () => 'up')).toBe('up');
  });

  it('stays within its bytes and evicts the least recently used', async () => {
    const { reads } = createReads();
    const load = vi.fn(async () => 'x'.repeat(700));
    for (let key = 0; key < 20; key += 1) {
      await reads.read('kept', load);
      await reads.read(`key ${key}`, load);
    }
    load.mockClear();
    await reads.read('kept', load);
    expect(load).not.toHaveBeenCalled();
    await reads.read('key 0', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not cache a single value that would evict most others', async () => {
    const { reads } = createReads();
    const load = vi.fn(async () => 'x'.repeat(5_000));
    await reads.read('huge', load);
    await reads.read('huge', load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('preserves the valid value when the next one breaks the contract', async () => {
    const { clock, onStale, reads } = createReads();
    const parse = (body: unknown) => v.parse(v.object({ data: v.string() }), body);
    await reads.read('globals', async () => parse({ data: 'good' }));
    const refused = vi.fn(async () => parse({ data: 1 }));
    for (const age of [limits.freshMs, limits.staleMs]) {
      clock.now += age;
      expect(await reads.read('globals', refused)).toEqual({ data: 'good' });
      await settle();
    }
    expect(onStale).toHaveBeenCalledWith('globals', limits.freshMs, expect.any(v.ValiError));
    clock.now += limits.retryMs;
    expect(await reads.read('globals', async () => parse({ data: 'new' }))).toEqual({ data: 'new' });
  });

  it('returns an uncacheable value to those who wait, and the old one where there is one', async () => {
    const { clock, reads } = createReads();
    const refusal = async () => ({ status: 429 });
    const options = { isCached: ({ status }: { status: number }) => status === 200 };
    expect(await reads.read('key', refusal, options)).toEqual({ status: 429 });
    expect(await reads.read('key', async () => ({ status: 200 }), options)).toEqual({ status: 200 });
    clock.now += limits.staleMs;
    expect(await reads.read('key', refusal, options)).toEqual({ status: 200 });
  });

  it('stops waiting when the page is aborted, and finishes what others will read', async () => {
    const { clock, reads } = createReads();
    let respond = (_: string) => {};
    const slow = vi.fn(() => new Promise<string>((resolve) => (respond = resolve)));
    const deadline = new Deadline({ totalMs: 10 });
    await expect(reads.read('key', slow, { deadline })).rejects.toMatchObject({ name: 'DeadlineExceeded' });
    respond('good');
    await settle();
    expect(await reads.read('key', slow, { deadline })).toBe('good');
    clock.now += limits.staleMs;
    expect(await reads.read('key', slow, { deadline })).toBe('good');
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('reports its cache status', async () => {
    const { clock, reads } = createReads();
    const load = async () => 'x'.repeat(100);
    await reads.read('key', load);
    await reads.read('key', load);
    clock.now += limits.freshMs;
    await reads.read('key', load);
    expect(reads.stats()).toMatchObject({ hits: 2, misses: 1, fallbacks: 0, entries: 1 });
    expect(reads.stats().bytes).toBeGreaterThan(100);
  });

  it('caches an absent value as well', async () => {
    const { reads } = createReads();
    const load = vi.fn(async () => undefined);
    await reads.read('none', load);
    await reads.read('none', load);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
