import { limits } from '@vyloha/config';
import type { Tone } from '../alert/alert';

export interface Notification {
  id: number;
  tone: Tone;
  title: string;
  text?: string | undefined;
  /** Milliseconds until it goes away; where none are given, its list decides. */
  duration?: number | undefined;
  /** Stays until it is closed. */
  isSticky: boolean;
  /** Keeps its place but is neither shown nor timed until it is enabled. */
  isDisabled: boolean;
}

type NewNotification = Pick<Notification, 'title'> & Partial<Omit<Notification, 'id' | 'title'>>;

let kept: readonly Notification[] = [];
let shown: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message above the page; the oldest gives way when there are too many. Answers its id. */
export function notify(notification: NewNotification): number {
  lastId += 1;
  change([...kept, { tone: 'info', isSticky: false, isDisabled: false, ...notification, id: lastId }]);
  return lastId;
}

/** Takes a message away. */
export function dismissNotification(id: number): void {
  change(kept.filter((notification) => notification.id !== id));
}

/** Hides a message without losing it, or shows it again. */
export function setNotificationDisabled(id: number, isDisabled: boolean): void {
  change(kept.map((notification) => (notification.id === id ? { ...notification, isDisabled } : notification)));
}

export function shownNotifications(): readonly Notification[] {
  return shown;
}

export function onNotificationsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Notification[]) {
  const enabled = next.filter(({ isDisabled }) => !isDisabled);
  const surplus = Math.max(0, enabled.length - limits.notifications);
  // What stays until it is closed gives way last.
  const giveWay = new Set(
    enabled.toSorted((first, second) => Number(first.isSticky) - Number(second.isSticky)).slice(0, surplus),
  );
  kept = next.filter((notification) => !giveWay.has(notification));
  shown = kept.filter(({ isDisabled }) => !isDisabled);
  listeners.forEach((listener) => listener());
}
