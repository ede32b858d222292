// @vitest-environment jsdom
import { delays } from '@vyloha/config';
import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnPreloadError } from './reload-on-preload-error';

afterEach(() => vi.useRealTimers());

it('reloads at most once in 60 seconds, then lets the error show', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  reloadOnPreloadError(reload);
  const dispatchPreloadError = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(delays.reloadGuard).toBe(60_000);
  expect(dispatchPreloadError()).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(dispatchPreloadError()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(dispatchPreloadError()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
