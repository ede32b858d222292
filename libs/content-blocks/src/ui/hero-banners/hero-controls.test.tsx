import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeroControls } from './hero-controls';
import { bannerIntervalMs } from './use-banner-rotation';

const width = 300;
let isMotionReduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isMotionReduced, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = () => act(() => void vi.advanceTimersByTime(bannerIntervalMs));
const places = () => screen.getAllByRole('button', { name: /^Nabídka: / }).map((dot) => dot.ariaCurrent);

function renderHero() {
  renderWithProviders(
    <section aria-label="Nabídky">
      <ul>
        <li>Jaro</li>
        <li>Dílna</li>
      </ul>
      <HeroControls titles={['Jaro', 'Dílna']} />
    </section>,
  );
  const track = screen.getByRole('list');
  Object.defineProperty(track, 'clientWidth', { value: width });
  [...track.children].forEach((child, index) => Object.defineProperty(child, 'offsetLeft', { value: index * width }));
  track.scrollTo = (options?: ScrollToOptions | number) => {
    track.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    fireEvent.scroll(track);
  };
  return { track, region: screen.getByRole('region') };
}

it('shows one banner after the other, from the last one on from the first', () => {
  const { track } = renderHero();
  wait();
  expect(track.scrollLeft).toBe(width);
  expect(places()).toEqual(['false', 'true']);
  wait();
  expect(track.scrollLeft).toBe(0);
});

it('shows the banner of a dot', () => {
  const { track } = renderHero();
  fireEvent.click(screen.getByRole('button', { name: 'Nabídka: Dílna' }));
  expect(track.scrollLeft).toBe(width);
});

it('stops while the pointer or the focus is on it', () => {
  const { track, region } = renderHero();
  fireEvent.pointerEnter(region);
  wait();
  expect(track.scrollLeft).toBe(0);
  fireEvent.pointerLeave(region);
  fireEvent.focusIn(region);
  wait();
  expect(track.scrollLeft).toBe(0);
  fireEvent.focusOut(region);
  wait();
  expect(track.scrollLeft).toBe(width);
});

it('is paused and started by its button', () => {
  const { track } = renderHero();
  fireEvent.click(screen.getByRole('button', { name: 'Zastavit střídání nabídek' }));
  wait();
  expect(track.scrollLeft).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Spustit střídání nabídek' }));
  wait();
  expect(track.scrollLeft).toBe(width);
});

it('never moves by itself with reduced motion', () => {
  isMotionReduced = true;
  const { track } = renderHero();
  wait();
  expect(track.scrollLeft).toBe(0);
  expect(screen.queryByRole('button', { name: /střídání/ })).toBeNull();
});
