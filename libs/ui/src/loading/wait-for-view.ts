import { openHydrationGates } from './hydration-gates';
import { waitForIdleOrInteraction } from './run-when-idle';
import { stopWaitingForInteraction } from './first-interaction';

/** How far below the viewport loading starts: most of a second's scrolling. */
const preloadMargin = '600px';
/** They may open another page: its part of the same kind would wait for an element that is gone. */
const interactionEvents = ['keydown', 'click', 'popstate'] as const;

/** What ends the waiting of each part. */
const waiting = new Set<() => void>();
let isWaitingOver = false;

/** Ends all waiting, now and later: an update of the page is shown only once all of its parts are hydrated. */
export function stopWaitingForView(): void {
  isWaitingOver = true;
  for (const finish of waiting) finish();
  openHydrationGates();
  stopWaitingForInteraction();
}

/**
 * Resolves when a part of the page is nearly scrolled into view, at the first interaction with the page, or when an
 * update of the page waits for it; for one that the document does not have, when the browser is idle.
 */
export function waitForView(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null) return waitForIdleOrInteraction();
  if (isWaitingOver) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish();
      },
      { rootMargin: preloadMargin },
    );
    function finish() {
      waiting.delete(finish);
      controller.abort();
      observer.disconnect();
      resolve();
    }
    waiting.add(finish);
    observer.observe(element);
    for (const eventName of interactionEvents)
      window.addEventListener(eventName, finish, { passive: true, signal: controller.signal });
  });
}
