import { waitForInteraction } from './first-interaction';

/** Delay in browsers without `requestIdleCallback`. */
const fallbackDelayMs = 1_000;
/** Upper bound for a browser that is never idle. */
const maxWaitMs = 5_000;

/** Runs a task once the browser is idle; returns a function that cancels it. */
export function runWhenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work, { timeout: maxWaitMs });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, fallbackDelayMs);
  return () => clearTimeout(timer);
}

/** Resolves when the browser is idle, or at the first interaction with the page. */
export function waitForIdleOrInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const cancel = runWhenIdle(resolve);
    void waitForInteraction().then(() => {
      cancel();
      resolve();
    });
  });
}
