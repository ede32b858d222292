import { useEffect, useRef } from 'react';

/**
 * Focuses the first of the products loaded on request, unless the focus has moved meanwhile.
 * @param count number of visible products
 */
export function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);

  useEffect(() => {
    if (from.current === null || from.current >= count) return;
    const first = list.current?.querySelectorAll('article')[from.current];
    from.current = null;
    const { activeElement } = document;
    const isWaiting = activeElement === document.body || list.current?.contains(activeElement) === true;
    if (isWaiting) first?.querySelector('a')?.focus();
  }, [count]);

  return { list, focusOnMore: () => (from.current = count) };
}
