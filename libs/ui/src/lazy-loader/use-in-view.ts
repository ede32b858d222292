import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far below the viewport loading starts. */
const preloadMargin = '200px';

/**
 * Whether an element was scrolled into view, or nearly so; stays true once it is.
 * @param margin how far below the viewport it may still be
 */
export function useInView<TElement extends HTMLElement>(
  margin: `${number}px` = preloadMargin,
): { ref: RefObject<TElement>; isInView: boolean } {
  const ref = useRef<TElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        startTransition(() => setIsInView(true));
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);

  return { ref, isInView };
}
