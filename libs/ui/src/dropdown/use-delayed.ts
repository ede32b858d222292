import { useEffect, useRef } from 'react';

/** One thing that waits for its time; the next one takes its place. */
export function useDelayed() {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return {
    cancel,
    later(run: () => void, milliseconds: number) {
      cancel();
      timer.current = setTimeout(run, milliseconds);
    },
  };
}
