import { runWhenIdle } from './run-when-idle';

/** How far below the viewport a part counts as near. */
const nearMargin = '200px';
/** What a shopper does with a part before anything in it needs script. */
const useEvents = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'] as const;

/** Lets a part of the page be hydrated. */
export interface HydrationGate {
  isOpen: boolean;
  opened: Promise<void>;
}

interface ClosedGate extends HydrationGate {
  open: () => void;
}

const gates = new Map<string, ClosedGate>();
const closedGates = new Map<string, ClosedGate>();
let areAllOpen = false;
let listening: AbortController | null = null;
let nearObserver: IntersectionObserver | null = null;

function stopWatching(): void {
  listening?.abort();
  nearObserver?.disconnect();
  [listening, nearObserver] = [null, null];
}

/** Before React's own listeners, which then hydrate the part at once and pass the event to it. */
function openUsedParts({ target }: Event): void {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    closedGates.get(element.id)?.open();
}

function watchUse(): void {
  if (listening !== null) return;
  listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const eventName of useEvents) window.addEventListener(eventName, openUsedParts, options);
}

function watchNearness(element: Element): void {
  nearObserver ??= new IntersectionObserver(
    (entries, observer) => {
      const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      for (const part of near) observer.unobserve(part);
      if (near.length > 0) runWhenIdle(() => near.forEach(({ id }) => closedGates.get(id)?.open()));
    },
    { rootMargin: nearMargin },
  );
  nearObserver.observe(element);
}

function createGate(id: string): ClosedGate {
  let resolveOpened: () => void = () => {};
  const gate: ClosedGate = {
    isOpen: areAllOpen,
    opened: new Promise((resolve) => (resolveOpened = resolve)),
    open() {
      gate.isOpen = true;
      closedGates.delete(id);
      if (closedGates.size === 0) stopWatching();
      resolveOpened();
    },
  };
  if (!gate.isOpen) closedGates.set(id, gate);
  return gate;
}

/**
 * The gate of a part of the server's document, the same one at each call: open once the shopper points at the part,
 * touches or focuses it, and once an update of the page waits for it.
 * @param id of the part's element
 * @param opensWhenNear also opens once the part is nearly scrolled into view and the browser is idle
 */
export function hydrationGate(id: string, opensWhenNear: boolean): HydrationGate {
  const existing = gates.get(id);
  if (existing !== undefined) return existing;
  const gate = createGate(id);
  gates.set(id, gate);
  const element = document.getElementById(id);
  // Nothing to wait for: the document has other content.
  if (element === null) gate.open();
  if (gate.isOpen || element === null) return gate;
  watchUse();
  if (opensWhenNear) watchNearness(element);
  return gate;
}

/** Opens all, now and later: an update of the page is shown only once all of its parts are hydrated. */
export function openHydrationGates(): void {
  areAllOpen = true;
  for (const gate of closedGates.values()) gate.open();
}
