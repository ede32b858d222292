import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseVisited, readVisitedText, saveVisit, subscribeToVisits } from './visited-storage';

const getServerSnapshot = () => null;

/**
 * Ids of the recently visited products, in all tabs, the newest first.
 * @param currentId the current product; `null` on other pages
 */
export function useVisitedProducts(currentId: string | null): readonly string[] {
  const text = useSyncExternalStore(subscribeToVisits, readVisitedText, getServerSnapshot);
  useEffect(() => {
    if (currentId !== null) saveVisit(currentId);
  }, [currentId]);
  return useMemo(() => parseVisited(text), [text]);
}
