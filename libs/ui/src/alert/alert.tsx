import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './alert.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  tone?: Tone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** `alert` for a result of the shopper's action, `status` for unobtrusive news. */
  role?: 'alert' | 'status' | undefined;
  className?: string | undefined;
}

export const toneIcons = { info: 'info', success: 'success', warning: 'warning', danger: 'error' } satisfies Record<
  Tone,
  IconName
>;

/** An inline message with a border. */
export function Alert({ tone = 'info', title, children, role, className }: AlertProps) {
  return (
    <div className={clsx(styles.alert, styles[tone], className)} role={role}>
      <Icon name={toneIcons[tone]} size={24} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
