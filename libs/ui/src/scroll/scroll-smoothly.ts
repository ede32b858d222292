import { delays } from '@vyloha/config';
import { prefersReducedMotion } from './prefers-reduced-motion';

/** An animated scroll between two positions. */
export interface ScrollOptions {
  from: number;
  to: number;
  /** Sets the position; called once per frame. */
  set: (position: number) => void;
  milliseconds?: number | undefined;
  /** Called when it has finished or was stopped. */
  onEnd?: (() => void) | undefined;
}

const easeOut = (progress: number) => 1 - (1 - progress) ** 3;
const interruptingEvents = ['wheel', 'touchstart', 'keydown'];

/**
 * Scrolls to a position within 300 ms, at once with reduced motion. Scrolling by the user stops it.
 * @returns a function that stops it
 */
export function scrollSmoothly({ from, to, set, milliseconds = delays.scroll, onEnd }: ScrollOptions): () => void {
  if (prefersReducedMotion() || from === to) {
    set(to);
    onEnd?.();
    return () => undefined;
  }
  set(from);
  const startedAt = performance.now();
  let frame = requestAnimationFrame(move);
  function move(now: number) {
    const progress = Math.min(1, Math.max(0, (now - startedAt) / milliseconds));
    set(from + (to - from) * easeOut(progress));
    if (progress < 1) frame = requestAnimationFrame(move);
    else stop();
  }
  function stop() {
    cancelAnimationFrame(frame);
    onEnd?.();
    onEnd = undefined;
    interruptingEvents.forEach((eventName) => window.removeEventListener(eventName, stop));
  }
  interruptingEvents.forEach((eventName) => window.addEventListener(eventName, stop, { passive: true }));
  return stop;
}
