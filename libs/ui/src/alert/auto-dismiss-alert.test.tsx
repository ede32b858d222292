import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { AutoDismissAlert } from './auto-dismiss-alert';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('disappears after its timeout', () => {
  renderUi(
    <AutoDismissAlert role="status" duration={3000}>
      Hotovo
    </AutoDismissAlert>,
  );
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.getByRole('status').textContent).toBe('Hotovo');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});
