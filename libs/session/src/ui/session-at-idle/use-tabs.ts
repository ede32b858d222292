import { useEffect } from 'react';
import { answerToTab, parseTabState, tabStateKey } from '../../model/tab-state';
import type { TabState } from '../../model/tab-state';

/** Storage can be shut by the browser's settings; then each tab stands alone. */
function readTabState(): TabState | null {
  try {
    return parseTabState(localStorage.getItem(tabStateKey));
  } catch {
    return null;
  }
}

function tellTabs(text: string): void {
  try {
    // Other tabs hear of a write only when the value changes.
    if (localStorage.getItem(tabStateKey) !== text) localStorage.setItem(tabStateKey, text);
  } catch {
    // As above.
  }
}

/**
 * Keeps cart and currency the same in all tabs. What came from the host is told to the others; a tab that hears
 * something else than it shows asks the host again and tells what it got, so that the newest answer wins.
 * @param mine a new object whenever data came from the host, the same until then
 */
export function useTabs(mine: TabState, revalidate: () => void): void {
  useEffect(() => {
    function hear(): void {
      const answer = answerToTab(mine, readTabState());
      if (answer === 'reload') window.location.reload();
      if (answer === 'revalidate') revalidate();
    }
    const hearStorage = ({ key }: StorageEvent) => {
      if (key === tabStateKey) hear();
    };
    const hearReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) hear();
    };

    tellTabs(JSON.stringify(mine));
    window.addEventListener('storage', hearStorage);
    // A page that the browser had put aside for the way back heard nothing meanwhile.
    window.addEventListener('pageshow', hearReturn);
    return () => {
      window.removeEventListener('storage', hearStorage);
      window.removeEventListener('pageshow', hearReturn);
    };
  }, [mine, revalidate]);
}
