import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { delays, mostNotifications } from '../delays';
import { renderUi } from '../testing/render-ui';
import { Notifications } from './notifications';
import { dismissNotification, notify, shownNotifications } from './notification-store';

afterEach(() => {
  vi.useRealTimers();
  act(() => shownNotifications().forEach(({ id }) => dismissNotification(id)));
});

describe('notifications', () => {
  it('come with rising ids, the oldest gives way', () => {
    const ids = Array.from({ length: mostNotifications + 1 }, (_, index) => notify({ title: `Zpráva ${index}` }));
    expect(ids).toEqual(ids.toSorted((first, second) => first - second));
    expect(shownNotifications().map(({ title }) => title)).toEqual(['Zpráva 1', 'Zpráva 2', 'Zpráva 3', 'Zpráva 4']);
  });

  it('are told and can be closed', async () => {
    const { container } = renderUi(<Notifications />);
    expect(container.querySelector('[aria-live]')).toBeTruthy();
    act(() => void notify({ title: 'Něco se porouchalo', tone: 'danger', text: 'Zkuste to znovu.' }));
    const notification = await screen.findByRole('alert');
    expect(notification.textContent).toContain('Zkuste to znovu.');
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít oznámení' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('go away after their time, but not from under the pointer, and sticky ones never', async () => {
    renderUi(<Notifications />);
    act(() => void notify({ title: 'Množství bylo upraveno' }));
    act(() => void notify({ title: 'Zůstanu', isSticky: true }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    vi.useFakeTimers();
    const [passing] = screen.getAllByRole('listitem');
    if (!passing) throw new Error('No notification');
    fireEvent.pointerEnter(passing);
    act(() => void vi.advanceTimersByTime(delays.layoutNotification * 2));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.pointerLeave(passing);
    act(() => void vi.advanceTimersByTime(delays.layoutNotification));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Zůstanu']);
  });
});
