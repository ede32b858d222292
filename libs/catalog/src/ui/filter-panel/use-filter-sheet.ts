import { type RefObject, useEffect } from 'react';
import { besideTheListing } from './beside-the-listing';
import { filterPanelId } from './filter-panel-id';

/** Makes the filters behave as a window while the address opens them over a narrow page. */
export function useFilterSheet(sheet: RefObject<HTMLElement>, close: RefObject<HTMLElement>): void {
  useEffect(() => {
    let isOpen = false;
    let leave: (() => void) | null = null;

    async function follow(): Promise<void> {
      isOpen = window.location.hash === `#${filterPanelId}` && !matchMedia(besideTheListing).matches;
      if (!isOpen) {
        leave?.();
        leave = null;
        return;
      }
      const { enterSheet } = await import('./enter-sheet');
      if (isOpen && leave === null && sheet.current && close.current) leave = enterSheet(sheet.current, close.current);
    }

    const onHashChange = () => void follow();
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      isOpen = false;
      leave?.();
    };
  }, [sheet, close]);
}
