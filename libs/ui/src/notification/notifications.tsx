import { delays } from '@vyloha/config';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onNotificationsChange, shownNotifications, type Notification } from './notification-store';

const NotificationList = lazy(() =>
  import('./notification-list').then((module) => ({ default: module.NotificationList })),
);

const none: readonly Notification[] = [];

export interface NotificationsProps {
  /** Milliseconds a message stays that says nothing itself. */
  duration?: number | undefined;
}

/** The place of messages made by `notify()`, top centre; what draws them is fetched with the first one. */
export function Notifications({ duration = delays.notification }: NotificationsProps) {
  const shown = useSyncExternalStore(onNotificationsChange, shownNotifications, () => none);
  return (
    // Screen readers tell what comes into a region that was there before.
    <div aria-live="polite">
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <NotificationList notifications={shown} duration={duration} />
        </Suspense>
      )}
    </div>
  );
}
