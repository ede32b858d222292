/** What a shopper does first on a page; offline, the page has something to say. */
const firstEvents = ['pointermove', 'touchstart', 'scroll', 'keydown', 'focusin', 'click', 'offline'] as const;

let interaction: Promise<void> | undefined;
let endWaiting: () => void = () => {};

/**
 * Resolves at the first interaction with the page, or when an update of the page waits for its parts: for what works
 * without script until then, so that it costs nothing where somebody only looks.
 */
export function waitForInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const controller = new AbortController();
    endWaiting = () => {
      controller.abort();
      resolve();
    };
    // Rows of banners scroll by themselves.
    const onEvent = ({ type, target }: Event) => {
      if (type !== 'scroll' || target === document) endWaiting();
    };
    const options = { capture: true, passive: true, signal: controller.signal };
    for (const eventName of firstEvents) window.addEventListener(eventName, onEvent, options);
  });
  return interaction;
}

/** Ends the waiting, now and later. */
export function stopWaitingForInteraction(): void {
  void waitForInteraction();
  endWaiting();
}
