import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nProvider } from '@vyloha/i18n';
import { afterEach, expect, it, vi } from 'vitest';
import cs from '../../i18n/cs.json';
import { OfflineNotice } from './offline-notice';

afterEach(cleanup);

it('is visible while the browser is offline', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(
    <I18nProvider locale="cs" messages={{ shell: cs }}>
      <OfflineNotice />
    </I18nProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  onLine.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toContain('Jste offline');
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});
