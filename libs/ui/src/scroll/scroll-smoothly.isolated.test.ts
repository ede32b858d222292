import { delays } from '@vyloha/config';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefersReducedMotion } from './prefers-reduced-motion';
import { scrollSmoothly } from './scroll-smoothly';

vi.mock('./prefers-reduced-motion', () => ({ prefersReducedMotion: vi.fn(() => false) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const places: number[] = [];
  const stop = scrollSmoothly({ from: 0, to: 600, set: (place) => places.push(place) });
  return { places, stop };
}

it('reaches its target after 300 ms, moving only forward', () => {
  const { places } = start();
  vi.advanceTimersByTime(delays.scroll - 50);
  expect(places.at(-1)).toBeLessThan(600);
  vi.advanceTimersByTime(100);
  expect(places.at(-1)).toBe(600);
  expect(places).toEqual(places.toSorted((first, second) => first - second));
});

it('stops when the user scrolls', () => {
  const { places } = start();
  vi.advanceTimersByTime(100);
  window.dispatchEvent(new Event('wheel'));
  const seen = places.length;
  vi.advanceTimersByTime(1000);
  expect(places).toHaveLength(seen);
});

it('jumps with prefers-reduced-motion', () => {
  vi.mocked(prefersReducedMotion).mockReturnValueOnce(true);
  expect(start().places).toEqual([600]);
});
