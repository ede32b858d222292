import { type RefObject, useEffect, useState } from 'react';

/** Long enough to read a banner aloud. */
export const bannerIntervalMs = 7000;

const reducedMotion = '(prefers-reduced-motion: reduce)';

function scrollTo(track: Element, index: number, isAnimated: boolean): void {
  const item = track.children[index];
  if (!(item instanceof HTMLElement)) return;
  track.scrollTo({ left: item.offsetLeft, behavior: isAnimated ? 'smooth' : 'auto' });
}

/** Whether the system allows motion; `false` on the server. */
function useIsMotionAllowed(): boolean {
  const [isAllowed, setIsAllowed] = useState(false);
  useEffect(() => {
    const query = window.matchMedia(reducedMotion);
    const update = () => setIsAllowed(!query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isAllowed;
}

/** Whether the pointer or the focus is within the parent of an element. */
function useIsParentInUse(ref: RefObject<HTMLElement>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const parent = ref.current?.parentElement;
    if (!parent) return;
    const listeners = new AbortController();
    const on = (type: string, listener: () => void) =>
      parent.addEventListener(type, listener, { signal: listeners.signal });
    on('pointerenter', () => setIsHovered(true));
    on('pointerleave', () => setIsHovered(false));
    on('focusin', () => setIsFocused(true));
    on('focusout', () => setIsFocused(false));
    return () => listeners.abort();
  }, [ref]);
  return isHovered || isFocused;
}

/**
 * Moves the row before the element on by itself, unless motion is reduced, the row is in use, or the shopper paused it.
 */
export function useBannerRotation(ref: RefObject<HTMLElement>, count: number) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const isMotionAllowed = useIsMotionAllowed();
  const isInUse = useIsParentInUse(ref);
  const isRunning = isMotionAllowed && !isPaused && !isInUse;

  useEffect(() => {
    const track = ref.current?.previousElementSibling;
    if (!track) return;
    const readPlace = () => setCurrent(Math.round(track.scrollLeft / Math.max(track.clientWidth, 1)));
    track.addEventListener('scroll', readPlace, { passive: true });
    return () => track.removeEventListener('scroll', readPlace);
  }, [ref]);

  function show(index: number) {
    const track = ref.current?.previousElementSibling;
    if (track) scrollTo(track, index, isMotionAllowed);
  }

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => {
      if (!document.hidden) show((current + 1) % count);
    }, bannerIntervalMs);
    return () => clearTimeout(timer);
  });

  return { current, isPaused, isMotionAllowed, show, togglePause: () => setIsPaused(!isPaused) };
}
