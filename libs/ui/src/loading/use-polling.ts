import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** Loads the page's data again and again while it is seen. @param intervalMs `null` stops */
export function usePolling(intervalMs: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (intervalMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, revalidate]);
}
