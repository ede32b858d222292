/** Browsers without the callback get to it a moment after the page has loaded. */
const withoutIdleCallbackMs = 1_000;
/** A browser that is never idle gets to it all the same. */
const longestWaitMs = 5_000;
const signsOfLife = ['pointerover', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** Does some work once the browser has nothing better to do; what comes back calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: longestWaitMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, withoutIdleCallbackMs);
  return () => clearTimeout(timer);
}

/** Comes true when the browser is idle, or at once when the shopper begins to use the page. */
export function idleOrUsed(): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const cancel = whenIdle(finish);
    function finish() {
      done.abort();
      resolve();
    }
    function use() {
      cancel();
      finish();
    }
    for (const sign of signsOfLife) window.addEventListener(sign, use, { passive: true, signal: done.signal });
  });
}
