import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { hydrationGate } from './hydration-gates';

export interface DeferredHydrationProps {
  /** That of the element which `children` render. */
  id: string;
  /** Also once it is nearly scrolled into view and the browser is idle, for what is to load something by itself. */
  whenNear?: boolean;
  children: ReactNode;
}

/**
 * A part of the page that needs no script until it is used: the browser shows the server's HTML and hydrates it when the
 * shopper points at it, touches or focuses it, or when an update of the page waits for it. What is rendered in the
 * browser is not deferred.
 */
export function DeferredHydration(props: DeferredHydrationProps) {
  return (
    <Suspense>
      <Gate {...props} />
    </Suspense>
  );
}

const neverChanges = () => () => {};

function Gate({ id, whenNear = false, children }: DeferredHydrationProps) {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (isHydrating && !import.meta.env.SSR) {
    const gate = hydrationGate(id, whenNear);
    // How a component suspends in React 18.
    if (!gate.isOpen) throw gate.opened;
  }
  return children;
}
