import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { toneIcons } from '../alert/alert';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { transitions } from '../transitions/transitions';
import { dismissNotification, type Notification } from './notification-store';
import styles from './notification.module.css';

interface NotificationListProps {
  notifications: readonly Notification[];
  duration: number;
}

/** Notifications above the page, each with a bar for its remaining time. */
export function NotificationList({ notifications, duration }: NotificationListProps) {
  const { t } = useTranslation('ui');
  return (
    <ul className={styles.list} aria-label={t('notification.list')}>
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} defaultDuration={duration} />
      ))}
    </ul>
  );
}

interface NotificationItemProps {
  notification: Notification;
  defaultDuration: number;
}

function NotificationItem({ notification, defaultDuration }: NotificationItemProps) {
  const { id, tone, title, text, duration = defaultDuration, isSticky } = notification;
  const { t } = useTranslation('ui');
  const [isPaused, setIsPaused] = useState(false);

  // While hovered or focused a notification does not time out; its timer restarts afterwards.
  useEffect(() => {
    if (isSticky || isPaused) return;
    const timer = setTimeout(() => dismissNotification(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isSticky, isPaused]);

  return (
    <li
      className={clsx(styles.notification, transitions.slideDown, styles[tone])}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon name={toneIcons[tone]} size={24} className={styles.icon} />
      <div className={styles.text} role={tone === 'danger' ? 'alert' : undefined}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <IconButton icon="close" label={t('notification.close')} onClick={() => dismissNotification(id)} />
      {!isSticky && !isPaused && <span className={styles.timer} style={{ animationDuration: `${duration}ms` }} />}
    </li>
  );
}
