import { useEffect, useRef } from 'react';

/** Debounces calls: runs the last one after a pause; `runNow` cancels the pending one. */
export function useDebounce(delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    schedule(callback: () => void) {
      clearTimeout(timer.current);
      timer.current = setTimeout(callback, delayMs);
    },
    runNow(callback: () => void) {
      clearTimeout(timer.current);
      callback();
    },
  };
}
