import { useEffect, useRef } from 'react';

/**
 * Marks an element as dismissed when Escape is pressed within it, until pointer or focus leave it. Hover and focus show
 * a panel by CSS alone; this is how one gets rid of it without going away.
 */
export function useEscapeDismissal<T extends HTMLElement>() {
  const ref = useRef<T>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const restore = () => delete element.dataset['dismissed'];
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') element.dataset['dismissed'] = 'true';
    };
    element.addEventListener('keydown', dismiss, { signal });
    element.addEventListener('mouseleave', restore, { signal });
    element.addEventListener('focusout', restore, { signal });
    return () => listening.abort();
  }, []);

  return ref;
}
