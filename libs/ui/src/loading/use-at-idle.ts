import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/**
 * A component that is fetched once the browser has nothing better to do; `null` until then, and for good where it does
 * not come: a page whose late script is missing is a page without it.
 * @param load must stay the same function
 */
export function useAtIdle<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        load().then(
          (component) => setLoaded(() => component),
          () => {},
        );
      }),
    [load],
  );
  return Loaded;
}
