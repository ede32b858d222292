import type { Tone } from '../alert/alert';
import { delays, mostNotifications } from '../delays';

export interface Notification {
  id: number;
  tone: Tone;
  title: string;
  text?: string | undefined;
  /** Milliseconds until it goes away. */
  duration: number;
  /** Stays until it is closed. */
  isSticky: boolean;
}

type NewNotification = Pick<Notification, 'title'> & Partial<Omit<Notification, 'id' | 'title'>>;

let shown: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message above the page; the oldest gives way when there are too many. */
export function notify(notification: NewNotification): number {
  lastId += 1;
  const added = {
    tone: 'info',
    duration: delays.layoutNotification,
    isSticky: false,
    ...notification,
    id: lastId,
  } as const;
  change([...shown, added].slice(-mostNotifications));
  return lastId;
}

export function dismissNotification(id: number): void {
  change(shown.filter((notification) => notification.id !== id));
}

export function shownNotifications(): readonly Notification[] {
  return shown;
}

export function onNotificationsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Notification[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}
