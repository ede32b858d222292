import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone =
  'new' | 'sale' | 'success' | 'warning' | 'muted' | 'freeShipping' | 'gift' | 'notSaleable' | 'quantityDiscount';

interface BadgeProps {
  tone?: BadgeTone | undefined;
  as?: 'span' | 'li' | undefined;
  children: ReactNode;
}

/** A short text on a coloured background: 'Novinka', '−20 %', 'Poslední kusy'. */
export function Badge({ tone = 'muted', as: Element = 'span', children }: BadgeProps) {
  return <Element className={clsx(styles.badge, styles[tone])}>{children}</Element>;
}
