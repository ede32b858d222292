import { ScrollRestoration, useLocation, useNavigationType } from '@remix-run/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { scrollToHash } from './scroll-to-hash';

export interface PageScrollProps {
  /** Whether this page is one of those between which the place is kept. */
  keepsPlace: boolean;
  nonce?: string | undefined;
}

/** State of a link that leads to the top even where the place is kept, e.g. to the next page of a list. */
export const atTop = { place: 'top' } as const;

// React warns of layout effects on a server, where neither kind runs.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Where a page stands after a navigation: where it was before on the way back, at its hash, at the same place between
 * two pages that keep it, else at its top. Takes the place of Remix's `ScrollRestoration`.
 */
export function PageScroll({ keepsPlace, nonce }: PageScrollProps) {
  const { key, hash, pathname, state } = useLocation();
  const type = useNavigationType();
  const topOfLast = useRef(0);
  const last = useRef<{ pathname: string; keepsPlace: boolean }>();

  function notePlace() {
    topOfLast.current = window.scrollY;
    return undefined;
  }

  function takePlace() {
    const from = last.current;
    last.current = { pathname, keepsPlace };
    if (from === undefined || type === 'POP') return undefined;
    if (hash !== '') return scrollToHash(hash, from.pathname === pathname ? topOfLast.current : 0);
    if (keepsPlace && from.keepsPlace && !isAtTop(state)) {
      window.scrollTo({ top: topOfLast.current, behavior: 'instant' });
    }
    return undefined;
  }

  return (
    <>
      <OnArrival at={key} run={notePlace} />
      <ScrollRestoration {...(nonce !== undefined && { nonce })} />
      <OnArrival at={key} run={takePlace} />
    </>
  );
}

function isAtTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'place' in state && state.place === atTop.place;
}

/** Runs at each navigation; two of them stand around Remix's own restoration, since effects keep the order of siblings. */
function OnArrival({ at, run }: { at: string; run: () => (() => void) | undefined }) {
  const latest = useRef(run);
  latest.current = run;
  useBrowserLayoutEffect(() => latest.current(), [at]);
  return null;
}
