import { act } from '@testing-library/react';
import { delays } from '@vyloha/config';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { atLeast } from './at-least';
import { useSteadyLoading } from './use-steady-loading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a quick answer waits for its time, a slow one does not', async () => {
  const done = vi.fn();
  void atLeast(Promise.resolve('hadice')).then(done);
  await vi.advanceTimersByTimeAsync(delays.minimumFetch - 1);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith('hadice');
});

it('a failure waits as well', async () => {
  const failed = vi.fn();
  atLeast(Promise.reject(new Error('down'))).catch(failed);
  await vi.advanceTimersByTimeAsync(delays.minimumFetch - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

it('a loading state lasts 200 ms at least', () => {
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
