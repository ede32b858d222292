import { whenIdle } from '@vyloha/ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { CarriedOnSessionProps } from './carried-on-session';

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
