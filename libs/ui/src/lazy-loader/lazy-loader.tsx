import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { useSeen } from './use-seen';

export interface LazyLoaderProps {
  /** Fetches the component, e.g. `() => import('./map')`. Must stay the same function. */
  load: () => Promise<{ default: ComponentType }>;
  /** Stands in until then, and for good without script: a frame of the same size, with a link where it can be one. */
  placeholder: ReactNode;
}

/** A placeholder until it is scrolled into view; then the component loads and takes its place. */
export function LazyLoader({ load, placeholder }: LazyLoaderProps) {
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const Loaded = useMemo(() => (isSeen ? lazy(load) : null), [isSeen, load]);
  return <div ref={ref}>{Loaded === null ? placeholder : <Arriving as={Loaded} placeholder={placeholder} />}</div>;
}

function Arriving({ as: Loaded, placeholder }: { as: ComponentType; placeholder: ReactNode }) {
  return (
    <Suspense fallback={placeholder}>
      <Loaded />
    </Suspense>
  );
}
