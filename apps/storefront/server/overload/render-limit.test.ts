import { describe, expect, it, vi } from 'vitest';
import { defaultRenderLimits, RenderLimit } from './render-limit';
import type { RenderPriority } from './render-limit';

const limits = { ...defaultRenderLimits, start: 2, min: 1, max: 8, maxQueued: 3 };

function createRenders(changes: Partial<typeof limits> = {}) {
  const limit = new RenderLimit({ ...limits, ...changes });
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const start = (name: string, priority: RenderPriority = 'page') => {
    const done = limit.run(priority, () => {
      started.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
    done.catch(() => {});
    return done;
  };
  return { limit, begun: started, start, endNext: () => ends.shift()?.() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('RenderLimit', () => {
  it('runs as many as allowed, and the others in their order', async () => {
    const { begun: started, start, endNext, limit } = createRenders();
    for (const name of ['a', 'b', 'c', 'd']) void start(name);
    expect(started).toEqual(['a', 'b']);
    expect(limit.stats()).toMatchObject({ running: 2, queued: 2 });
    endNext();
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    expect(limit.stats()).toMatchObject({ running: 2, queued: 1 });
  });

  it('never runs more, even when a request comes as a slot is handed over', async () => {
    const { begun: started, start, endNext, limit } = createRenders({ start: 1 });
    void start('a');
    void start('b');
    endNext();
    await Promise.resolve();
    void start('c');
    await settle();
    expect(started).toEqual(['a', 'b']);
    expect(limit.stats().running).toBe(1);
  });

  it('runs forms before pages', async () => {
    const { begun: started, start, endNext } = createRenders({ start: 1 });
    void start('a');
    void start('page');
    void start('form', 'form');
    endNext();
    await settle();
    expect(started).toEqual(['a', 'form']);
  });

  it('rejects at once when the queue is full', async () => {
    const { start, limit } = createRenders({ start: 1 });
    for (let at = 0; at < 4; at += 1) void start(`${at}`);
    await expect(start('late')).rejects.toMatchObject({ name: 'Overloaded' });
    expect(limit.stats().shed).toEqual({ form: 0, page: 1, background: 0 });
    await Promise.race([start('form', 'form'), settle()]);
    expect(limit.stats().shed.form).toBe(0);
  });

  it('rejects what waited too long, and gives its slot to no other', async () => {
    vi.useFakeTimers();
    const { start, limit } = createRenders({ start: 1 });
    void start('a');
    const waited = start('b');
    vi.advanceTimersByTime(limits.maxWaitMs.page);
    vi.useRealTimers();
    await expect(waited).rejects.toMatchObject({ name: 'Overloaded' });
    expect(limit.stats()).toMatchObject({ running: 1, queued: 0 });
  });

  it('rejects background renders at once without a free slot', async () => {
    const { start } = createRenders({ start: 1 });
    void start('a');
    await expect(start('b', 'background')).rejects.toMatchObject({ name: 'Overloaded' });
  });

  it('releases a slot when a render fails', async () => {
    const { limit } = createRenders();
    await expect(limit.run('page', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(limit.stats().running).toBe(0);
  });

  it('allows fewer while the event loop is delayed, more while it is idle and there is demand', async () => {
    const { limit, start, begun: started } = createRenders();
    for (const name of ['a', 'b', 'c', 'd']) void start(name);
    for (let at = 0; at < 3; at += 1) limit.adjust(limits.lowDelayMs - 1);
    await settle();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
    for (let at = 0; at < 20; at += 1) limit.adjust(limits.highDelayMs + 1);
    expect(limit.stats().limit).toBe(limits.min);
    for (let at = 0; at < 20; at += 1) limit.adjust(limits.lowDelayMs - 1);
    expect(limit.stats().limit).toBeLessThanOrEqual(limits.max);
  });

  it('does not raise the limit without demand', () => {
    const { limit } = createRenders();
    for (let at = 0; at < 20; at += 1) limit.adjust(0);
    expect(limit.stats().limit).toBe(limits.start);
  });
});
