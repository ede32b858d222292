import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForView } from './wait-for-view';

let scrollTo: (element: Element | undefined) => void;
let observed: Element[];

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        scrollTo = (element) => observed.forEach((target) => notify([{ isIntersecting: target === element }]));
      }
      observe(element: Element) {
        observed.push(element);
      }
      disconnect() {
        observed = [];
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  document.body.innerHTML = '<section id="recenze"></section>';
});

afterEach(() => vi.unstubAllGlobals());

/** Whether it has resolved by the next task. */
async function isResolved(waiting: Promise<void>): Promise<boolean> {
  const later = new Promise((resolve) => setTimeout(resolve, 5, 'later'));
  return (await Promise.race([waiting, later])) === undefined;
}

describe('waitForView', () => {
  it('resolves when the element is in view, and observes it no longer', async () => {
    const waiting = waitForView('recenze');
    scrollTo(undefined);
    expect(await isResolved(waiting)).toBe(false);
    scrollTo(observed[0]);
    expect(await isResolved(waiting)).toBe(true);
    expect(observed).toEqual([]);
  });

  it.each(['click', 'keydown', 'popstate'])('resolves at a %s', async (sign) => {
    const waiting = waitForView('recenze');
    window.dispatchEvent(new Event(sign));
    expect(await isResolved(waiting)).toBe(true);
  });

  it('resolves at idle where there is no such element', async () => {
    expect(await isResolved(waitForView('dotazy'))).toBe(true);
    expect(observed).toEqual([]);
  });
});

describe('stopWaitingForView', () => {
  it('ends all waiting, now and later: an update of the page is shown once all parts are hydrated', async () => {
    vi.resetModules();
    const fresh = await import('./wait-for-view');
    const waiting = fresh.waitForView('recenze');
    expect(await isResolved(waiting)).toBe(false);
    fresh.stopWaitingForView();
    expect(await isResolved(waiting)).toBe(true);
    expect(await isResolved(fresh.waitForView('recenze'))).toBe(true);
    expect(observed).toEqual([]);
  });
});
