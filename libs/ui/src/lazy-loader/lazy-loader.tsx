import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyLoaderProps {
  /** Fetches the component, e.g. `() => import('./map')`. Must stay the same function. */
  load: () => Promise<{ default: ComponentType }>;
  /** Stands in until then, and for good without script: a frame of the same size, with a link where it can be one. */
  placeholder: ReactNode;
}

/** How far below the screen its loading begins. */
const ahead = '200px';

/** A placeholder until it is scrolled into view; then the component loads and takes its place. */
export function LazyLoader({ load, placeholder }: LazyLoaderProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);

  useEffect(() => {
    const frame = frameRef.current;
    if (!frame) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setLoaded(() => lazy(load));
      },
      { rootMargin: ahead },
    );
    observer.observe(frame);
    return () => observer.disconnect();
  }, [load]);

  return <div ref={frameRef}>{Loaded === null ? placeholder : <Arriving as={Loaded} placeholder={placeholder} />}</div>;
}

function Arriving({ as: Loaded, placeholder }: { as: ComponentType; placeholder: ReactNode }) {
  return (
    <Suspense fallback={placeholder}>
      <Loaded />
    </Suspense>
  );
}
