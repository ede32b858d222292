import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idleOrUsed, whenIdle } from './when-idle';

let idle: () => void;

beforeEach(() => {
  const waiting = new Map<number, () => void>();
  idle = () => waiting.forEach((work) => work());
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    waiting.set(waiting.size + 1, work);
    return waiting.size;
  });
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
});

afterEach(() => vi.unstubAllGlobals());

describe('whenIdle', () => {
  it('waits for the browser, and can be called off', () => {
    const work = vi.fn();
    const other = vi.fn();
    whenIdle(work);
    whenIdle(other)();
    expect(work).not.toHaveBeenCalled();
    idle();
    expect(work).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  it('waits a moment where the browser does not say when it is idle', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const work = vi.fn();
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('idleOrUsed', () => {
  it('comes true when the browser is idle', async () => {
    const waiting = idleOrUsed();
    idle();
    await expect(waiting).resolves.toBeUndefined();
  });

  it.each(['click', 'keydown', 'pointerover'])('comes true at the first %s', async (sign) => {
    const waiting = idleOrUsed();
    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    await expect(waiting).resolves.toBeUndefined();
  });
});
