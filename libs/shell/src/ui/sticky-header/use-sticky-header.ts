import { delays } from '@vyloha/config';
import { useEffect, useRef, useState } from 'react';
import { nextStickyState, type StickyEvent, type StickyState } from '../../machine/sticky-header';

/**
 * Follows the page's scrolling once everything stands: it is measured and listened to after a delay, so that a page
 * that is still being laid out is left alone.
 */
export function useStickyHeader(isEnabled: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<StickyState>('not_sticky');

  useEffect(() => {
    if (!isEnabled) return;
    const listening = new AbortController();
    let [edge, from] = [0, 0];

    const send = (event: StickyEvent) => setState((current) => nextStickyState(current, event));
    const follow = () => {
      const to = Math.max(0, window.scrollY);
      send({ type: 'scrolled', from, to, edge });
      from = to;
    };
    const begin = setTimeout(() => {
      const header = ref.current;
      if (header === null) return;
      edge = header.offsetTop + header.offsetHeight;
      const options = { passive: true, signal: listening.signal };
      window.addEventListener('scroll', follow, options);
      follow();
    }, delays.layoutMeasure);
    return () => {
      clearTimeout(begin);
      listening.abort();
    };
  }, [isEnabled]);

  useEffect(() => {
    if (state !== 'sticky_not_ready') return;
    const ready = setTimeout(
      () => setState((current) => nextStickyState(current, { type: 'measured' })),
      delays.layoutMeasure,
    );
    return () => clearTimeout(ready);
  }, [state]);

  return { ref, state };
}
