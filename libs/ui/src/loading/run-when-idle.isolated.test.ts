import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as WhenIdle from './run-when-idle';

let idle: () => void;
let runWhenIdle: typeof WhenIdle.runWhenIdle;
let waitForIdleOrInteraction: typeof WhenIdle.waitForIdleOrInteraction;

beforeEach(async () => {
  // An interaction is not forgotten.
  vi.resetModules();
  ({ runWhenIdle, waitForIdleOrInteraction } = await import('./run-when-idle'));
  const waiting = new Map<number, () => void>();
  idle = () => waiting.forEach((work) => work());
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    waiting.set(waiting.size + 1, work);
    return waiting.size;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
});

afterEach(() => vi.unstubAllGlobals());

describe('runWhenIdle', () => {
  it('waits for the browser, and can be cancelled', () => {
    const work = vi.fn();
    const other = vi.fn();
    runWhenIdle(work);
    runWhenIdle(other)();
    expect(work).not.toHaveBeenCalled();
    idle();
    expect(work).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  it('uses a timeout without requestIdleCallback', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const work = vi.fn();
    runWhenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('waitForIdleOrInteraction', () => {
  it('resolves when the browser is idle', async () => {
    const waiting = waitForIdleOrInteraction();
    idle();
    await expect(waiting).resolves.toBeUndefined();
  });

  it('resolves at the first interaction', async () => {
    const waiting = waitForIdleOrInteraction();
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    await expect(waiting).resolves.toBeUndefined();
    await expect(waitForIdleOrInteraction()).resolves.toBeUndefined();
  });
});
