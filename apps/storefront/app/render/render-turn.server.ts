let last: Promise<void> = Promise.resolve();

/**
 * Waits for a turn to render. Of many pages that are ready at once one is rendered per turn of the event loop, so that
 * cached responses and health checks are sent in between.
 */
export function renderTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return last;
}
