import { type ComponentType, useEffect, useState } from 'react';
import type { CarriedOnSessionProps } from './carried-on-session';

/** Browsers without the callback get to it a moment after the page has loaded. */
const withoutIdleCallbackMs = 1_000;

function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(work);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, withoutIdleCallbackMs);
  return () => clearTimeout(timer);
}

/** Carries the session's start on in the browser once it has nothing better to do; shows nothing. */
export function SessionAtIdle(props: CarriedOnSessionProps) {
  const [CarriedOn, setCarriedOn] = useState<ComponentType<CarriedOnSessionProps> | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        // A page whose late script does not come is a page without it.
        import('./carried-on-session').then(
          (module) => setCarriedOn(() => module.CarriedOnSession),
          () => {},
        );
      }),
    [],
  );
  return CarriedOn && <CarriedOn {...props} />;
}
