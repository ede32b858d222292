import clsx from 'clsx';
import styles from './skeleton.module.css';

/** Keeps the place of something that is still loading. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'block' | undefined;
  className?: string | undefined;
}) {
  return <span aria-hidden className={clsx(styles.skeleton, styles[shape], className)} />;
}
