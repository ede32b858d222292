import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { delays, limits } from '@vyloha/config';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Notifications } from './notifications';
import { dismissNotification, notify, setNotificationDisabled, shownNotifications } from './notification-store';

afterEach(() => {
  vi.useRealTimers();
  act(() => shownNotifications().forEach(({ id }) => dismissNotification(id)));
});

describe('notifications', () => {
  it('come with rising ids, the oldest gives way', () => {
    const ids = Array.from({ length: limits.notifications + 1 }, (_, index) => notify({ title: `Zpráva ${index}` }));
    expect(ids).toEqual(ids.toSorted((first, second) => first - second));
    expect(shownNotifications().map(({ title }) => title)).toEqual(['Zpráva 1', 'Zpráva 2', 'Zpráva 3', 'Zpráva 4']);
  });

  it('that stay until they are closed give way last', () => {
    const sticky = notify({ title: 'Zůstanu', isSticky: true });
    for (let index = 0; index < limits.notifications; index += 1) notify({ title: `Zpráva ${index}` });
    expect(shownNotifications().map(({ id }) => id)).toContain(sticky);
    expect(shownNotifications()).toHaveLength(limits.notifications);
  });

  it('that are disabled keep their id and come back when they are enabled', () => {
    const id = notify({ title: 'Později', isDisabled: true });
    expect(shownNotifications()).toEqual([]);
    setNotificationDisabled(id, false);
    expect(shownNotifications().map((notification) => notification.id)).toEqual([id]);
    setNotificationDisabled(id, true);
    expect(shownNotifications()).toEqual([]);
    setNotificationDisabled(id, false);
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

  it('show how long they stay: three seconds, or what their list or they themselves say', async () => {
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

  it('go away after their time, but not from under the pointer, and sticky ones never', async () => {
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
