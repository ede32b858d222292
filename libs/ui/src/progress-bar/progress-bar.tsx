import styles from './progress-bar.module.css';

/** How much of a whole something is. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return <progress className={styles.bar} max={100} value={percent} aria-label={label} />;
}
