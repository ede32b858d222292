import clsx from 'clsx';
import styles from './skeleton.module.css';

/** A placeholder of the same size for loading content. */
export function Skeleton({
  shape = 'text',
  className,
}: {
  shape?: 'text' | 'block' | undefined;
  className?: string | undefined;
}) {
  return <span aria-hidden className={clsx(styles.skeleton, styles[shape], className)} />;
}
