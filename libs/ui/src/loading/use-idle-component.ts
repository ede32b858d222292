import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle';
import { waitForInteraction } from './first-interaction';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** @param schedule runs a task later; returns a function that cancels it */
function useScheduledComponent<Props>(
  load: Load<Props>,
  schedule: (work: () => void) => () => void,
): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      schedule(() => {
        load().then(
          // What nobody asked for does not interrupt an update of the page.
          (component) => startTransition(() => setLoaded(() => component)),
          () => {},
        );
      }),
    [load, schedule],
  );
  return Loaded;
}

/**
 * A component that is loaded once the browser is idle; `null` until then, and permanently when loading fails: the page
 * then works without it.
 * @param load must be a stable reference
 */
export function useIdleComponent<Props>(load: Load<Props>): ComponentType<Props> | null {
  return useScheduledComponent(load, runWhenIdle);
}

function runAfterInteraction(work: () => void): () => void {
  let isCancelled = false;
  void waitForInteraction().then(() => isCancelled || work());
  return () => {
    isCancelled = true;
  };
}

/** The same for one that is loaded at the first interaction with the page. */
export function useInteractionComponent<Props>(load: Load<Props>): ComponentType<Props> | null {
  return useScheduledComponent(load, runAfterInteraction);
}
