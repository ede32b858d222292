import { useTranslation } from '@vyloha/i18n';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { toneIcons } from '../alert/alert';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { dismissNotification, type Notification } from './notification-store';
import styles from './notification.module.css';

/** Messages above the page with a bar that shows how long each stays. */
export function NotificationList({ notifications }: { notifications: readonly Notification[] }) {
  const { t } = useTranslation('ui');
  return (
    <ul className={styles.list} aria-label={t('notification.list')}>
      {notifications.map((notification) => (
        <NotificationItem key={notification.id} {...notification} />
      ))}
    </ul>
  );
}

function NotificationItem({ id, tone, title, text, duration, isSticky }: Notification) {
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
      className={clsx(styles.notification, styles[tone])}
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
