import { ScrollRestoration, useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToHash } from './scroll-to-hash';

export interface PageScrollProps {
  /** Whether the scroll position is preserved between pages for which this is true. */
  preservesScroll: boolean;
  nonce?: string | undefined;
}

/** Link state that scrolls to the top even where the position is preserved, e.g. to the next page of a list. */
export const scrollToTopState = { place: 'top' } as const;

// React warns about layout effects on the server, where no effect runs.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scroll position after a navigation: the previous one on back, the hash, the same one between two pages that preserve
 * it, else the top. Replaces Remix's `ScrollRestoration`.
 */
export function PageScroll({ preservesScroll, nonce }: PageScrollProps) {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  const lastScrollTop = useRef(0);
  const lastPage = useRef<{ pathname: string; preservesScroll: boolean }>();

  function recordScroll() {
    lastScrollTop.current = window.scrollY;
    return undefined;
  }

  function applyScroll() {
    const from = lastPage.current;
    lastPage.current = { pathname, preservesScroll };
    if (from === undefined || type === 'POP') return undefined;
    if (hash !== '') return scrollToHash(hash, from.pathname === pathname ? lastScrollTop.current : 0);
    if (preservesScroll && from.preservesScroll && !requestsScrollToTop(state)) {
      window.scrollTo({ top: lastScrollTop.current, behavior: 'instant' });
    }
    return undefined;
  }

  return (
    <>
      <NavigationEffect navigationKey={key} run={recordScroll} />
      <ScrollRestoration {...(nonce !== undefined && { nonce })} />
      <NavigationEffect navigationKey={key} run={applyScroll} />
    </>
  );
}

/** Whether a link has `scrollToTopState`. */
export function requestsScrollToTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'place' in state && state.place === scrollToTopState.place;
}

/** Runs at each navigation; one before and one after Remix's own restoration, since effects run in sibling order. */
function NavigationEffect({ navigationKey, run }: { navigationKey: string; run: () => (() => void) | undefined }) {
  const latest = useRef(run);
  latest.current = run;
  useBrowserLayoutEffect(() => latest.current(), [navigationKey]);
  return null;
}
