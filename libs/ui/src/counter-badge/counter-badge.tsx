import { useThemeSettings, type ThemeSettings } from '@vyloha/config';
import clsx from 'clsx';
import styles from './counter-badge.module.css';

export type CounterSize = 'normal' | 'large' | 'extraLarge';

export function counterSize(count: number, { large, extraLarge }: ThemeSettings['badge']): CounterSize {
  if (count >= extraLarge) return 'extraLarge';
  return count >= large ? 'large' : 'normal';
}

/** How many things lie behind an icon; nothing is shown for none. Its meaning is told by the words beside it. */
export function CounterBadge({ count, className }: { count: number; className?: string | undefined }) {
  const { badge } = useThemeSettings();
  if (count <= 0) return null;
  return <span className={clsx(styles.badge, styles[counterSize(count, badge)], className)}>{count}</span>;
}
