import { useEffect, useRef } from 'react';

/** Runs the last of several calls once it has been quiet for a while; `now` drops what waits. */
export function useDebounce(milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    later(run: () => void) {
      clearTimeout(timer.current);
      timer.current = setTimeout(run, milliseconds);
    },
    now(run: () => void) {
      clearTimeout(timer.current);
      run();
    },
  };
}
