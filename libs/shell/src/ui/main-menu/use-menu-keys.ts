import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { focusByKey } from './focus-by-key';

/**
 * What script adds to the menu: arrows walk it, Escape closes a dropdown that styles alone keep open, and a page that
 * was opened from it starts with it closed.
 */
export function useMenuKeys() {
  const navigation = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const menu = navigation.current;
    const focused = document.activeElement;
    if (menu?.contains(focused) && focused instanceof HTMLElement) focused.blur();
  }, [key]);

  useEffect(() => {
    const menu = navigation.current;
    if (menu === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const reopen = () => menu.removeAttribute('data-closed');
    const follow = (event: KeyboardEvent) => {
      const next = focusByKey(menu, document.activeElement, event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
      if (event.key === 'Escape') menu.setAttribute('data-closed', '');
      else reopen();
    };
    menu.addEventListener('keydown', follow, { signal });
    menu.addEventListener('pointermove', reopen, { signal });
    menu.addEventListener('focusout', reopen, { signal });
    return () => listening.abort();
  }, []);

  return navigation;
}
