import { useEffect, useRef } from 'react';

/** Where the focus goes when the line that held it is gone; without this it would fall back to the page's start. */
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
