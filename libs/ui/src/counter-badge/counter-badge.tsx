import { useThemeSettings, type ThemeSettings } from '@vyloha/config';
import clsx from 'clsx';
import styles from './counter-badge.module.css';

export type CounterSize = 'normal' | 'large' | 'extraLarge';

export function counterSize(count: number, { large, extraLarge }: ThemeSettings['badge']): CounterSize {
  if (count >= extraLarge) return 'extraLarge';
  return count >= large ? 'large' : 'normal';
}

/** A count at an icon, hidden for 0. The text beside it describes its meaning. */
export function CounterBadge({ count, className }: { count: number; className?: string | undefined }) {
  const { badge } = useThemeSettings();
  if (count <= 0) return null;
  return <span className={clsx(styles.badge, styles[counterSize(count, badge)], className)}>{count}</span>;
}
