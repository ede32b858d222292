import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { useInView } from './use-in-view';

export interface LazyLoaderProps {
  /** Loads the component, e.g. `() => import('./map')`. Must be a stable reference. */
  load: () => Promise<{ default: ComponentType }>;
  /** Shown until then, and always without JavaScript: a box of the same size, with a link where possible. */
  placeholder: ReactNode;
}

/** A placeholder until it is scrolled into view; then the component loads and replaces it. */
export function LazyLoader({ load, placeholder }: LazyLoaderProps) {
  const { ref, isInView } = useInView<HTMLDivElement>();
  const Loaded = useMemo(() => (isInView ? lazy(load) : null), [isInView, load]);
  return (
    <div ref={ref}>{Loaded === null ? placeholder : <SuspendedComponent as={Loaded} placeholder={placeholder} />}</div>
  );
}

function SuspendedComponent({ as: Loaded, placeholder }: { as: ComponentType; placeholder: ReactNode }) {
  return (
    <Suspense fallback={placeholder}>
      <Loaded />
    </Suspense>
  );
}
