import { useEffect, useRef } from 'react';

/** A single timeout; scheduling another one replaces it. */
export function useTimeout() {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    schedule(run: () => void, milliseconds: number) {
      cancel();
      timer.current = setTimeout(run, milliseconds);
    },
  };
}
