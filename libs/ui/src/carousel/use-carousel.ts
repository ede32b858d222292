import { delays } from '@vyloha/config';
import { useEffect, useRef } from 'react';
import { scrollSmoothly } from '../scroll/scroll-smoothly';

const edgeTolerance = 2;

type Direction = 1 | -1;

/** Movement of a scrolling row by one item; at an edge the row shakes. */
export function useCarousel() {
  const trackRef = useRef<HTMLUListElement>(null);
  /** Where a movement under way leads; a quick second press goes on from there. */
  const goal = useRef<number | null>(null);
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), []);

  function move(direction: Direction) {
    const track = trackRef.current;
    if (!track) return;
    const from = goal.current ?? track.scrollLeft;
    const to = placeOfNext(track, from, direction);
    if (Math.abs(to - from) <= edgeTolerance) return shake(track);
    stop.current?.();
    goal.current = to;
    // Snapping would pull each frame of the movement to the nearest item.
    track.dataset.moving = 'true';
    stop.current = scrollSmoothly({
      from: track.scrollLeft,
      to,
      milliseconds: delays.carousel,
      set: (place) => (track.scrollLeft = place),
      onEnd: () => {
        goal.current = null;
        delete track.dataset.moving;
      },
    });
  }

  return { trackRef, move };
}

/** Where the next item begins, or how far the row can go. */
function placeOfNext(track: HTMLElement, from: number, direction: Direction): number {
  const widest = track.scrollWidth - track.clientWidth;
  const starts = [...track.children].flatMap((item) => (item instanceof HTMLElement ? [item.offsetLeft] : []));
  const next =
    direction === 1
      ? starts.find((start) => start > from + edgeTolerance)
      : starts.findLast((start) => start < from - edgeTolerance);
  return Math.max(0, Math.min(next ?? from, widest));
}

function shake(track: HTMLElement) {
  track.dataset.atEdge = 'true';
  setTimeout(() => delete track.dataset.atEdge, delays.carouselEdgeShake);
}
