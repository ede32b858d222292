import { type RefObject, useEffect } from 'react';
import { sidebarMediaQuery } from './sidebar-media-query';
import { filterPanelId } from './filter-panel-id';

/** Makes the filters behave as a dialog while the anchor opens them over a narrow page. */
export function useFilterSheet(sheet: RefObject<HTMLElement>, close: RefObject<HTMLElement>): void {
  useEffect(() => {
    let isOpen = false;
    let releaseFocus: (() => void) | null = null;

    async function syncWithHash(): Promise<void> {
      isOpen = window.location.hash === `#${filterPanelId}` && !matchMedia(sidebarMediaQuery).matches;
      if (!isOpen) {
        releaseFocus?.();
        releaseFocus = null;
        return;
      }
      const { trapFocus } = await import('./trap-focus');
      if (isOpen && releaseFocus === null && sheet.current && close.current)
        releaseFocus = trapFocus(sheet.current, close.current);
    }

    const onHashChange = () => void syncWithHash();
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      isOpen = false;
      releaseFocus?.();
    };
  }, [sheet, close]);
}
