// @vitest-environment jsdom
import { delays } from '@vyloha/config';
import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnLostPart } from './reload-on-lost-part';

afterEach(() => vi.useRealTimers());

it('reloads at most once in 60 seconds, then lets the error show', () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  reloadOnLostPart(reload);
  const loseOne = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(delays.reloadGuard).toBe(60_000);
  expect(loseOne()).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(loseOne()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(loseOne()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
