import { delays } from '@vyloha/config';
import { useEffect, useRef, useState } from 'react';
import { nextStickyState, type StickyEvent, type StickyState } from '../../machine/sticky-header';

/**
 * Follows the page's scrolling. Measuring and listening start after a delay, so that they do not force a reflow while
 * the page is still being laid out.
 */
export function useStickyHeader(isEnabled: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<StickyState>('not_sticky');

  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    let [edge, from] = [0, 0];

    const send = (event: StickyEvent) => setState((current) => nextStickyState(current, event));
    const onScroll = () => {
      const to = Math.max(0, window.scrollY);
      send({ type: 'scrolled', from, to, edge });
      from = to;
    };
    const startTimer = setTimeout(() => {
      const header = ref.current;
      if (header === null) return;
      edge = header.offsetTop + header.offsetHeight;
      const options = { passive: true, signal: controller.signal };
      window.addEventListener('scroll', onScroll, options);
      onScroll();
    }, delays.layoutMeasure);
    return () => {
      clearTimeout(startTimer);
      controller.abort();
    };
  }, [isEnabled]);

  useEffect(() => {
    if (state !== 'sticky_not_ready') return;
    const readyTimer = setTimeout(
      () => setState((current) => nextStickyState(current, { type: 'measured' })),
      delays.layoutMeasure,
    );
    return () => clearTimeout(readyTimer);
  }, [state]);

  return { ref, state };
}
