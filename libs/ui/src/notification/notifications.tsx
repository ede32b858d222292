import { lazyNamed } from '../loading/lazy-named';
import { delays } from '@vyloha/config';
import { startTransition, Suspense, useEffect, useState } from 'react';
import { subscribeToNotifications, getVisibleNotifications, type Notification } from './notification-store';

const NotificationList = lazyNamed(() => import('./notification-list'), 'NotificationList');

const noNotifications: readonly Notification[] = [];

export interface NotificationsProps {
  /** Default duration of a notification in milliseconds. */
  duration?: number | undefined;
}

/** They appear without interrupting an update of the page. */
function useNotifications(): readonly Notification[] {
  const [notifications, setNotifications] = useState(noNotifications);
  useEffect(() => {
    const show = () => startTransition(() => setNotifications(getVisibleNotifications()));
    show();
    return subscribeToNotifications(show);
  }, []);
  return notifications;
}

/** Container of the notifications made by `notify()`, top centre; the list is loaded lazily with the first one. */
export function Notifications({ duration = delays.notification }: NotificationsProps) {
  const notifications = useNotifications();
  return (
    // Screen readers announce only changes of a live region that exists already.
    <div aria-live="polite">
      {notifications.length > 0 && (
        <Suspense fallback={null}>
          <NotificationList notifications={notifications} duration={duration} />
        </Suspense>
      )}
    </div>
  );
}
