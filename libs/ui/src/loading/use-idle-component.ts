import { type ComponentType, useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle';

/**
 * A component that is loaded once the browser is idle; `null` until then, and permanently when loading fails: the page
 * then works without it.
 * @param load must be a stable reference
 */
export function useIdleComponent<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      runWhenIdle(() => {
        load().then(
          (component) => setLoaded(() => component),
          () => {},
        );
      }),
    [load],
  );
  return Loaded;
}
