import { limits } from '@vyloha/config';
import type { Tone } from '../alert/alert';

export interface Notification {
  id: number;
  tone: Tone;
  title: string;
  text?: string | undefined;
  /** Milliseconds until it disappears; by default the list decides. */
  duration?: number | undefined;
  /** Stays until it is closed. */
  isSticky: boolean;
  /** Keeps its position, but is neither shown nor timed until it is enabled. */
  isDisabled: boolean;
}

type NewNotification = Pick<Notification, 'title'> & Partial<Omit<Notification, 'id' | 'title'>>;

let allNotifications: readonly Notification[] = [];
let visibleNotifications: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a notification; the oldest is removed when there are too many. Returns its id. */
export function notify(notification: NewNotification): number {
  lastId += 1;
  setNotifications([
    ...allNotifications,
    { tone: 'info', isSticky: false, isDisabled: false, ...notification, id: lastId },
  ]);
  return lastId;
}

/** Removes a notification. */
export function dismissNotification(id: number): void {
  setNotifications(allNotifications.filter((notification) => notification.id !== id));
}

/** Hides a notification without removing it, or shows it again. */
export function setNotificationDisabled(id: number, isDisabled: boolean): void {
  setNotifications(
    allNotifications.map((notification) => (notification.id === id ? { ...notification, isDisabled } : notification)),
  );
}

export function getVisibleNotifications(): readonly Notification[] {
  return visibleNotifications;
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setNotifications(next: readonly Notification[]) {
  const enabled = next.filter(({ isDisabled }) => !isDisabled);
  const excessCount = Math.max(0, enabled.length - limits.notifications);
  // Sticky notifications are evicted last.
  const evicted = new Set(
    enabled.toSorted((first, second) => Number(first.isSticky) - Number(second.isSticky)).slice(0, excessCount),
  );
  allNotifications = next.filter((notification) => !evicted.has(notification));
  visibleNotifications = allNotifications.filter(({ isDisabled }) => !isDisabled);
  listeners.forEach((listener) => listener());
}
