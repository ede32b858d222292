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

/** Messages above the page with a bar that shows how long each stays. */
export function NotificationList({ notifications, duration }: NotificationListProps) {
  const { t } = useTranslation('ui');
  return (
    <ul className={styles.list} aria-label={t('notification.list')}>
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} usualDuration={duration} />
      ))}
    </ul>
  );
}

interface NotificationItemProps {
  notification: Notification;
  usualDuration: number;
}

function NotificationItem({ notification, usualDuration }: NotificationItemProps) {
  const { id, tone, title, text, duration = usualDuration, isSticky } = notification;
  const { t } = useTranslation('ui');
  const [isHeld, setIsHeld] = useState(false);

  // Held under the pointer or focus, a message waits; its time begins anew afterwards.
  useEffect(() => {
    if (isSticky || isHeld) return;
    const timer = setTimeout(() => dismissNotification(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isSticky, isHeld]);

  return (
    <li
      className={clsx(styles.notification, transitions.slideDown, styles[tone])}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={toneIcons[tone]} size={24} className={styles.icon} />
      <div className={styles.text} role={tone === 'danger' ? 'alert' : undefined}>
        <p className={styles.title}>{title}</p>
        {text && <p>{text}</p>}
      </div>
      <IconButton icon="close" label={t('notification.close')} onClick={() => dismissNotification(id)} />
      {!isSticky && !isHeld && <span className={styles.timer} style={{ animationDuration: `${duration}ms` }} />}
    </li>
  );
}
