import { act, fireEvent, screen } from '@testing-library/react';
import { delays } from '@vyloha/config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefersReducedMotion } from '../scroll/prefers-reduced-motion';
import { renderUi } from '../testing/render-ui';
import { Carousel } from './carousel';

vi.mock('../scroll/prefers-reduced-motion', () => ({ prefersReducedMotion: vi.fn(() => false) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Four items of 280 px in a row of 300 px. */
function renderCarousel(scrollLeft: number) {
  renderUi(
    <Carousel label="Doporučujeme">
      <p>Hadice</p>
      <p>Konev</p>
      <p>Rýč</p>
      <p>Hrábě</p>
    </Carousel>,
  );
  const track = screen.getByRole('list');
  Object.defineProperties(track, { scrollWidth: { value: 1140 }, clientWidth: { value: 300 } });
  track.scrollLeft = scrollLeft;
  [...track.children].forEach((child, index) => Object.defineProperty(child, 'offsetLeft', { value: index * 280 }));
  return track;
}

describe('Carousel', () => {
  it('moves by one item within 300 ms', () => {
    const track = renderCarousel(280);
    press('Další');
    wait(delays.carousel / 2);
    expect(track.scrollLeft).toBeGreaterThan(280);
    expect(track.scrollLeft).toBeLessThan(560);
    expect(track.dataset['moving']).toBe('true');
    wait(delays.carousel);
    expect(track.scrollLeft).toBe(560);
    expect(track.dataset['moving']).toBeUndefined();
    press('Předchozí');
    wait(delays.carousel * 2);
    expect(track.scrollLeft).toBe(280);
  });

  it('moves on to the item after the next at a second quick press', () => {
    const track = renderCarousel(0);
    press('Další');
    wait(50);
    press('Další');
    wait(delays.carousel * 2);
    expect(track.scrollLeft).toBe(560);
  });

  it('has other controls instead of its buttons', () => {
    renderUi(
      <Carousel label="Nabídky" controls={<p>tečky</p>}>
        <p>Hadice</p>
      </Carousel>,
    );
    expect(screen.getByText('tečky')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('jumps with prefers-reduced-motion', () => {
    vi.mocked(prefersReducedMotion).mockReturnValueOnce(true);
    const track = renderCarousel(0);
    press('Další');
    expect(track.scrollLeft).toBe(280);
  });

  it.each([
    ['Další', 840],
    ['Předchozí', 0],
  ])('shakes for a second where %s has no further item', (button, place) => {
    const track = renderCarousel(place);
    press(button);
    expect(track.scrollLeft).toBe(place);
    wait(delays.carouselEdgeShake - 1);
    expect(track.dataset['atEdge']).toBe('true');
    wait(1);
    expect(track.dataset['atEdge']).toBeUndefined();
  });
});
