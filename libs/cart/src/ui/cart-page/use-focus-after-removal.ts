import { useEffect, useRef } from 'react';

/** Moves the focus when the focused line is removed; otherwise it would fall back to the start of the page. */
export function useFocusAfterRemoval<T extends HTMLElement>(lineCount: number) {
  const target = useRef<T>(null);
  const lastCount = useRef(lineCount);

  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (lineCount < lastCount.current && isFocusLost) target.current?.focus();
    lastCount.current = lineCount;
  }, [lineCount]);

  return target;
}
