import { waitForIdleOrInteraction } from './run-when-idle';

/** How far below the viewport loading starts: most of a second's scrolling. */
const preloadMargin = '600px';
/** They may open another page: its part of the same kind would wait for an element that is gone. */
const interactionEvents = ['keydown', 'click', 'popstate'] as const;

/**
 * Resolves when a part of the page is nearly scrolled into view, or at the first interaction with the page; for one
 * that the document does not have, when the browser is idle.
 */
export function waitForView(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null) return waitForIdleOrInteraction();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) finish();
      },
      { rootMargin: preloadMargin },
    );
    function finish() {
      controller.abort();
      observer.disconnect();
      resolve();
    }
    observer.observe(element);
    for (const eventName of interactionEvents)
      window.addEventListener(eventName, finish, { passive: true, signal: controller.signal });
  });
}
