import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Closes the menu where styles alone keep it open: Escape takes the focus out of a dropdown, and a page that was opened
 * from it starts with it closed.
 */
export function useClosingMenu() {
  const navigation = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const menu = navigation.current;
    const focused = document.activeElement;
    if (menu?.contains(focused) && focused instanceof HTMLElement) focused.blur();
  }, [key]);

  useEffect(() => {
    const menu = navigation.current;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const department = document.activeElement?.closest('li')?.parentElement?.closest('li');
      department?.querySelector('a')?.focus();
      menu?.setAttribute('data-closed', '');
    };
    const reopen = () => menu?.removeAttribute('data-closed');
    menu?.addEventListener('keydown', close);
    menu?.addEventListener('pointermove', reopen);
    menu?.addEventListener('focusout', reopen);
    return () => {
      menu?.removeEventListener('keydown', close);
      menu?.removeEventListener('pointermove', reopen);
      menu?.removeEventListener('focusout', reopen);
    };
  }, []);

  return navigation;
}
