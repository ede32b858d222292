import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseVisited, readVisitedText, rememberVisit, subscribeToVisits } from './visited-storage';

const nothing = () => null;

/**
 * Ids of what was lately looked at, in all tabs, the newest first.
 * @param current what is looked at now; `null` on a page of something else
 */
export function useVisitedProducts(current: string | null): readonly string[] {
  const text = useSyncExternalStore(subscribeToVisits, readVisitedText, nothing);
  useEffect(() => {
    if (current !== null) rememberVisit(current);
  }, [current]);
  return useMemo(() => parseVisited(text), [text]);
}
