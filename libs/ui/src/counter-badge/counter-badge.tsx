import clsx from 'clsx';
import styles from './counter-badge.module.css';

export type CounterSize = 'normal' | 'large' | 'extraLarge';

const largeFrom = 10;
const extraLargeFrom = 100;

export function counterSize(count: number): CounterSize {
  if (count >= extraLargeFrom) return 'extraLarge';
  return count >= largeFrom ? 'large' : 'normal';
}

/** How many things lie behind an icon; nothing is shown for none. Its meaning is told by the words beside it. */
export function CounterBadge({ count, className }: { count: number; className?: string | undefined }) {
  if (count <= 0) return null;
  return <span className={clsx(styles.badge, styles[counterSize(count)], className)}>{count}</span>;
}
