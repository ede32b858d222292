import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { PassingAlert } from './passing-alert';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('goes away after its time', () => {
  renderUi(
    <PassingAlert role="status" duration={3000}>
      Hotovo
    </PassingAlert>,
  );
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByRole('status').textContent).toBe('Hotovo');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});
