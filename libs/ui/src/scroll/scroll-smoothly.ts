import { delays } from '@vyloha/config';
import { wantsNoMotion } from './wants-no-motion';

/** Scrolls by itself from one place to another. */
export interface Scroll {
  from: number;
  to: number;
  /** Sets the place; called once a frame. */
  set: (place: number) => void;
  milliseconds?: number | undefined;
  /** Called when it arrived or was stopped. */
  onEnd?: (() => void) | undefined;
}

const easeOut = (share: number) => 1 - (1 - share) ** 3;
const hands = ['wheel', 'touchstart', 'keydown'];

/**
 * Moves to a place within 300 ms, at once where the system asks for no motion. A hand that scrolls meanwhile wins.
 * Answers how to stop it.
 */
export function scrollSmoothly({ from, to, set, milliseconds = delays.scroll, onEnd }: Scroll): () => void {
  if (wantsNoMotion() || from === to) {
    set(to);
    onEnd?.();
    return () => undefined;
  }
  set(from);
  const began = performance.now();
  let frame = requestAnimationFrame(move);
  function move(now: number) {
    const share = Math.min(1, Math.max(0, (now - began) / milliseconds));
    set(from + (to - from) * easeOut(share));
    if (share < 1) frame = requestAnimationFrame(move);
    else stop();
  }
  function stop() {
    cancelAnimationFrame(frame);
    onEnd?.();
    onEnd = undefined;
    hands.forEach((hand) => window.removeEventListener(hand, stop));
  }
  hands.forEach((hand) => window.addEventListener(hand, stop, { passive: true }));
  return stop;
}
