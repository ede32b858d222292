import { delays } from '@vyloha/config';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { useLayoutChange } from './use-layout-change';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Measured({ measure }: { measure: () => void }) {
  useLayoutChange(measure);
  return null;
}

it('measures after half a second, and after as long a quiet of the window', () => {
  const measure = vi.fn();
  const { unmount } = renderUi(<Measured measure={measure} />);
  vi.advanceTimersByTime(delays.layoutMeasure - 1);
  expect(measure).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(measure).toHaveBeenCalledTimes(1);

  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(delays.layoutMeasure - 1);
  window.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(delays.layoutMeasure - 1);
  expect(measure).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(measure).toHaveBeenCalledTimes(2);

  window.dispatchEvent(new Event('resize'));
  unmount();
  vi.advanceTimersByTime(delays.layoutMeasure);
  expect(measure).toHaveBeenCalledTimes(2);
});
