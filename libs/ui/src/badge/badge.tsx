import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone =
  'new' | 'sale' | 'success' | 'warning' | 'muted' | 'freeShipping' | 'gift' | 'notSaleable' | 'quantityDiscount';

/** A short text on a coloured background: 'Novinka', '−20 %', 'Poslední kusy'. */
export function Badge({ tone = 'muted', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>;
}
