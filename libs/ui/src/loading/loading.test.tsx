import { act } from '@testing-library/react';
import { delays } from '@vyloha/config';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { withMinDuration } from './with-min-duration';
import { useSteadyLoading } from './use-steady-loading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a quick response is delayed, a slow one is not', async () => {
  const done = vi.fn();
  void withMinDuration(Promise.resolve('hadice')).then(done);
  await vi.advanceTimersByTimeAsync(delays.minimumFetch - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith('hadice');
});

it('a failure is delayed as well', async () => {
  const failed = vi.fn();
  withMinDuration(Promise.reject(new Error('down'))).catch(failed);
  await vi.advanceTimersByTimeAsync(delays.minimumFetch - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('a loading state lasts at least 200 ms', () => {
  const seen: boolean[] = [];
  let setLoading: (isLoading: boolean) => void = () => undefined;
  function Cart() {
    const [isLoading, set] = useState(false);
    setLoading = set;
    seen.push(useSteadyLoading(isLoading));
    return null;
  }
  renderUi(<Cart />);
  expect(seen.at(-1)).toBe(false);
  act(() => setLoading(true));
  act(() => setLoading(false));
  act(() => void vi.advanceTimersByTime(delays.minimumFetch - 1));
  expect(seen.at(-1)).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(seen.at(-1)).toBe(false);
});
