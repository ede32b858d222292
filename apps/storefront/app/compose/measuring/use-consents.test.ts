// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConsents } from './use-consents';

const reload = vi.fn();
const decide = (...categories: string[]) => {
  document.cookie = `closed=${['consent-v1', ...categories].join('.')}; path=/`;
};
const returnToPage = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const restorePage = () =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

beforeEach(() => vi.stubGlobal('location', { reload }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  document.cookie = 'closed=; path=/; max-age=0';
});

it('sees a decision of any tab within a second', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useConsents('closed', 'v1'));
  expect(result.current).toBeNull();
  decide('analytics');
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toEqual(['analytics']);
});

it.each([returnToPage, restorePage])('loads the page anew once a purpose was withdrawn elsewhere: %#', (comeBack) => {
  decide('analytics', 'marketing');
  const { result } = renderHook(() => useConsents('closed', 'v1'));
  comeBack();
  expect(reload).not.toHaveBeenCalled();
  decide('analytics');
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  expect(result.current).toEqual(['analytics', 'marketing']);
});

it('goes on with what was granted elsewhere', () => {
  decide();
  const { result } = renderHook(() => useConsents('closed', 'v1'));
  decide('analytics');
  returnToPage();
  expect([result.current, reload.mock.calls]).toEqual([['analytics'], []]);
});
