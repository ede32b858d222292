import { delays } from '@vyloha/config';
import { useEffect, useState } from 'react';

/** A loading state that lasts at least 200 ms, so that the indicator does not flash. */
export function useSteadyLoading(isLoading: boolean): boolean {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isLoading) setIsHeld(true);
  }, [isLoading]);

  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setIsHeld(false), delays.minimumFetch);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return isLoading || isHeld;
}
