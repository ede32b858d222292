import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { focusByKey } from './focus-by-key';

/**
 * Keyboard behaviour of the menu: arrows move the focus, Escape closes a dropdown that CSS alone keeps open, and after
 * a navigation from the menu it starts closed.
 */
export function useMenuKeys() {
  const navigation = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const lastKey = useRef(key);

  useEffect(() => {
    // Whoever is in the menu when it hydrates stays there.
    if (lastKey.current === key) return;
    lastKey.current = key;
    const menu = navigation.current;
    const focused = document.activeElement;
    if (menu?.contains(focused) && focused instanceof HTMLElement) focused.blur();
  }, [key]);

  useEffect(() => {
    const menu = navigation.current;
    if (menu === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const reopen = () => menu.removeAttribute('data-closed');
    const onKeyDown = (event: KeyboardEvent) => {
      const next = focusByKey(menu, document.activeElement, event.key);
      if (next === null) return;
      event.preventDefault();
      next.focus();
      if (event.key === 'Escape') menu.setAttribute('data-closed', '');
      else reopen();
    };
    menu.addEventListener('keydown', onKeyDown, { signal });
    menu.addEventListener('pointermove', reopen, { signal });
    menu.addEventListener('focusout', reopen, { signal });
    return () => controller.abort();
  }, []);

  return navigation;
}
