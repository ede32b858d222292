import { delays } from '@vyloha/config';
import { useRef } from 'react';

const edgeTolerance = 2;

/** Movement of a scrolling row by one item; at an edge the row shakes. */
export function useCarousel() {
  const trackRef = useRef<HTMLUListElement>(null);

  function move(direction: 1 | -1) {
    const track = trackRef.current;
    if (!track) return;
    if (isAtEdge(track, direction)) shake(track);
    else track.scrollBy({ left: direction * stepWidth(track), behavior: 'smooth' });
  }

  return { trackRef, move };
}

function isAtEdge(track: HTMLElement, direction: 1 | -1): boolean {
  const rest = direction === 1 ? track.scrollWidth - track.clientWidth - track.scrollLeft : track.scrollLeft;
  return rest <= edgeTolerance;
}

function stepWidth(track: HTMLElement): number {
  const [first, second] = track.children;
  if (!(first instanceof HTMLElement)) return track.clientWidth;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

function shake(track: HTMLElement) {
  track.dataset.atEdge = 'true';
  setTimeout(() => delete track.dataset.atEdge, delays.carouselEdgeShake);
}
