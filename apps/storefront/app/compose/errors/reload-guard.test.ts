// @vitest-environment jsdom
import { delays } from '@vyloha/config';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimReload, reloadOnPreloadError } from './reload-guard';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('lets a page reload at most once in 60 seconds', () => {
  expect(delays.reloadGuard).toBe(60_000);
  expect(claimReload()).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(claimReload()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(claimReload()).toBe(true);
});

it('lets no page reload where the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(claimReload()).toBe(false);
});

it('reloads once when a part of the page cannot be fetched, and always lets its error through', () => {
  const reload = vi.fn();
  reloadOnPreloadError(reload);
  const dispatchPreloadError = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  // A prevented event would make the import resolve with nothing.
  expect([dispatchPreloadError(), dispatchPreloadError()]).toEqual([true, true]);
  expect(reload).toHaveBeenCalledTimes(1);
});
