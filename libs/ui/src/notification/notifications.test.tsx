import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delays, limits } from '@vyloha/config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Notifications } from './notifications';
import { dismissNotification, notify, setNotificationDisabled, getVisibleNotifications } from './notification-store';

afterEach(() => {
  vi.useRealTimers();
  act(() => getVisibleNotifications().forEach(({ id }) => dismissNotification(id)));
});

describe('notifications', () => {
  it('get increasing ids, the oldest is evicted first', () => {
    const ids = Array.from({ length: limits.notifications + 1 }, (_, index) => notify({ title: `Zpráva ${index}` }));
    expect(ids).toEqual(ids.toSorted((first, second) => first - second));
    expect(getVisibleNotifications().map(({ title }) => title)).toEqual([
      'Zpráva 1',
      'Zpráva 2',
      'Zpráva 3',
      'Zpráva 4',
    ]);
  });

  it('that are sticky are evicted last', () => {
    const sticky = notify({ title: 'Zůstanu', isSticky: true });
    for (let index = 0; index < limits.notifications; index += 1) notify({ title: `Zpráva ${index}` });
    expect(getVisibleNotifications().map(({ id }) => id)).toContain(sticky);
    expect(getVisibleNotifications()).toHaveLength(limits.notifications);
  });

  it('that are disabled keep their id and reappear when they are enabled', () => {
    const id = notify({ title: 'Později', isDisabled: true });
    expect(getVisibleNotifications()).toEqual([]);
    setNotificationDisabled(id, false);
    expect(getVisibleNotifications().map((notification) => notification.id)).toEqual([id]);
    setNotificationDisabled(id, true);
    expect(getVisibleNotifications()).toEqual([]);
    setNotificationDisabled(id, false);
  });

  it('are announced and can be closed', async () => {
    const { container } = renderUi(<Notifications />);
    expect(container.querySelector('[aria-live]')).toBeTruthy();
    act(() => void notify({ title: 'Něco se porouchalo', tone: 'danger', text: 'Zkuste to znovu.' }));
    const notification = await screen.findByRole('alert');
    expect(notification.textContent).toContain('Zkuste to znovu.');
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít oznámení' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show their remaining time: three seconds, or the duration of the list or their own', async () => {
    const { container } = renderUi(<Notifications />);
    act(() => void notify({ title: 'Množství bylo upraveno' }));
    act(() => void notify({ title: 'Neplatné položky', duration: delays.invalidCartNotice }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    const bars = [...container.querySelectorAll<HTMLElement>('[class*="timer"]')];
    expect(bars.map((bar) => bar.style.animationDuration)).toEqual([
      `${delays.notification}ms`,
      `${delays.invalidCartNotice}ms`,
    ]);
  });

  it('disappear after their timeout, but not while hovered, and sticky ones never', async () => {
    renderUi(<Notifications duration={delays.layoutNotification} />);
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
