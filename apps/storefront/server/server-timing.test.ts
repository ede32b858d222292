import { describe, expect, it } from 'vitest';
import { createServerTiming } from './server-timing';

describe('createServerTiming', () => {
  it('sums up parts of the same name and counts them', () => {
    const timing = createServerTiming();
    timing.add('store', 1.25);
    timing.add('store', 2);
    timing.add('render', 4);
    expect(timing.header()).toBe('store;dur=3.3;desc="2 calls", render;dur=4.0');
  });

  it('measures work that fails as well', async () => {
    const clock = { now: 0 };
    const timing = createServerTiming(() => clock.now);
    const failing = timing.measure('session', async () => {
      clock.now = 7;
      throw new Error('down');
    });
    await expect(failing).rejects.toThrow('down');
    expect(timing.header()).toBe('session;dur=7.0;desc="from 0.0"');
  });

  it('reports when measured work started, so that the parts make a timeline', async () => {
    const clock = { now: 100 };
    const timing = createServerTiming(() => clock.now);
    const finish: (() => void)[] = [];
    const work = (name: string) => timing.measure(name, () => new Promise<void>((resolve) => finish.push(resolve)));
    const both = [work('credits')];
    clock.now = 103;
    both.push(work('cart'));
    clock.now = 110;
    finish.forEach((end) => end());
    await Promise.all(both);
    expect(timing.header()).toBe('credits;dur=10.0;desc="from 0.0", cart;dur=7.0;desc="from 3.0"');
  });
});
