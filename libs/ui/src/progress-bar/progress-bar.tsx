import styles from './progress-bar.module.css';

/** A progress bar. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return <progress className={styles.bar} max={100} value={percent} aria-label={label} />;
}
