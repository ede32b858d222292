import { act, fireEvent, screen } from '@testing-library/react';
import { delays } from '@vyloha/config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Carousel } from './carousel';

afterEach(() => void vi.useRealTimers());

function show(scrollLeft: number) {
  renderUi(
    <Carousel label="Doporučujeme">
      <p>Hadice</p>
      <p>Konev</p>
      <p>Rýč</p>
    </Carousel>,
  );
  const track = screen.getByRole('list');
  Object.defineProperties(track, {
    scrollWidth: { value: 900 },
    clientWidth: { value: 300 },
    scrollLeft: { value: scrollLeft },
  });
  [...track.children].forEach((child, index) => Object.defineProperty(child, 'offsetLeft', { value: index * 280 }));
  const scrollBy = vi.fn();
  track.scrollBy = scrollBy;
  return { track, scrollBy };
}

describe('Carousel', () => {
  it('moves by one item', () => {
    const { scrollBy } = show(280);
    fireEvent.click(screen.getByRole('button', { name: 'Další' }));
    fireEvent.click(screen.getByRole('button', { name: 'Předchozí' }));
    expect(scrollBy.mock.calls).toEqual([[{ left: 280, behavior: 'smooth' }], [{ left: -280, behavior: 'smooth' }]]);
  });

  it('shakes at its edge for a second', () => {
    vi.useFakeTimers();
    const { track, scrollBy } = show(600);
    fireEvent.click(screen.getByRole('button', { name: 'Další' }));
    expect(scrollBy).not.toHaveBeenCalled();
    expect(track.dataset['atEdge']).toBe('true');
    act(() => void vi.advanceTimersByTime(delays.carouselEdgeShake));
    expect(track.dataset['atEdge']).toBeUndefined();
  });
});
