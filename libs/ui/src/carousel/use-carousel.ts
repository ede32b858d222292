import { delays } from '@vyloha/config';
import { useEffect, useRef } from 'react';
import { scrollSmoothly } from '../scroll/scroll-smoothly';

const edgeTolerance = 2;

type Direction = 1 | -1;

/** Moves a scrolling row by one item; at an edge the row shakes. */
export function useCarousel() {
  const trackRef = useRef<HTMLUListElement>(null);
  /** Target of a running animation; a quick second press continues from there. */
  const scrollTarget = useRef<number | null>(null);
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);

  function move(direction: Direction) {
    const track = trackRef.current;
    if (!track) return;
    const from = scrollTarget.current ?? track.scrollLeft;
    const to = nextScrollPosition(track, from, direction);
    if (Math.abs(to - from) <= edgeTolerance) return shake(track);
    stop.current?.();
    scrollTarget.current = to;
    // Scroll snapping would pull each animation frame to the nearest item.
    track.dataset.moving = 'true';
    stop.current = scrollSmoothly({
      from: track.scrollLeft,
      to,
      milliseconds: delays.carousel,
      set: (position) => (track.scrollLeft = position),
      onEnd: () => {
        scrollTarget.current = null;
        delete track.dataset.moving;
      },
    });
  }

  return { trackRef, move };
}

/** Scroll position of the next item, or the maximum. */
function nextScrollPosition(track: HTMLElement, from: number, direction: Direction): number {
  const maxScrollLeft = track.scrollWidth - track.clientWidth;
  const starts = [...track.children].flatMap((item) => (item instanceof HTMLElement ? [item.offsetLeft] : []));
  const next =
    direction === 1
      ? starts.find((start) => start > from + edgeTolerance)
      : starts.findLast((start) => start < from - edgeTolerance);
  return Math.max(0, Math.min(next ?? from, maxScrollLeft));
}

function shake(track: HTMLElement) {
  track.dataset.atEdge = 'true';
  setTimeout(() => delete track.dataset.atEdge, delays.carouselEdgeShake);
}
