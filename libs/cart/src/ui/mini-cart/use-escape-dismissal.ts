import { useEffect, useRef } from 'react';

/**
 * Marks an element as dismissed when Escape is pressed, until pointer or focus enter it anew. Hover and focus show a panel
 * by CSS alone; this closes it without moving away. Hovering moves no focus: the key is pressed anywhere.
 */
export function useEscapeDismissal<T extends HTMLElement>() {
  const ref = useRef<T>(null);

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const restore = () => delete element.dataset['dismissed'];
    const dismiss = (event: KeyboardEvent) => {
      // Escape in a dialog closes the dialog alone.
      const isInDialog = event.target instanceof Element && event.target.closest('dialog') !== null;
      if (event.key === 'Escape' && !isInDialog) element.dataset['dismissed'] = 'true';
    };
    document.addEventListener('keydown', dismiss, { signal });
    element.addEventListener('mouseenter', restore, { signal });
    element.addEventListener('focusin', restore, { signal });
    return () => controller.abort();
  }, []);

  return ref;
}
