import { useEffect } from 'react';
import { getTabAction, parseTabState, tabStateKey } from '../../model/tab-state';
import type { TabState } from '../../model/tab-state';

/** Browser settings can block storage; then tabs are not synchronised. */
function readTabState(): TabState | null {
  try {
    return parseTabState(localStorage.getItem(tabStateKey));
  } catch {
    return null;
  }
}

function broadcastTabState(text: string): void {
  try {
    // Other tabs get a storage event only when the value changes.
    if (localStorage.getItem(tabStateKey) !== text) localStorage.setItem(tabStateKey, text);
  } catch {
    // As above.
  }
}

/**
 * Synchronises cart and currency across tabs. Data of the host are shared with the others; a tab that receives
 * another state revalidates and shares the result, so that the newest response wins.
 * @param ownState a new object whenever the host returned data, the same until then
 */
export function useTabSync(ownState: TabState, revalidate: () => void): void {
  useEffect(() => {
    function handleTabChange(): void {
      const action = getTabAction(ownState, readTabState());
      if (action === 'reload') window.location.reload();
      if (action === 'revalidate') revalidate();
    }
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === tabStateKey) handleTabChange();
    };
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) handleTabChange();
    };

    broadcastTabState(JSON.stringify(ownState));
    window.addEventListener('storage', handleStorage);
    // A page restored from the back/forward cache received no events meanwhile.
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [ownState, revalidate]);
}
