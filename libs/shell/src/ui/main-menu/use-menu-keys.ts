import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { focusByKey, topItems } from './focus-by-key';

/**
 * Keyboard behaviour of the menu: arrows move the focus, Escape closes a dropdown that CSS alone keeps open by focus or
 * hover until either enters a department anew, and after a navigation from the menu it starts closed.
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
    let hovered: Element | null = null;
    const reopen = () => menu.removeAttribute('data-closed');
    const onKeyDown = (event: KeyboardEvent) => {
      const next = focusByKey(menu, document.activeElement, event.key);
      if (next !== null) {
        event.preventDefault();
        next.focus();
        reopen();
      }
      if (event.key === 'Escape') menu.setAttribute('data-closed', '');
    };
    const onPointerOver = ({ target }: PointerEvent) => {
      const department = target instanceof Element ? target.closest(topItems) : null;
      if (department !== hovered) reopen();
      hovered = department;
    };
    // Hovering moves no focus: the key is pressed anywhere.
    document.addEventListener('keydown', onKeyDown, { signal });
    menu.addEventListener('pointerover', onPointerOver, { signal });
    menu.addEventListener('pointerleave', () => void (hovered = null), { signal });
    menu.addEventListener('focusin', reopen, { signal });
    return () => controller.abort();
  }, []);

  return navigation;
}
