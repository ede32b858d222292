import type { ReactNode } from 'react';
import styles from './fact-line.module.css';

/** Small facts beside each other. */
export function FactLine({ children }: { children: ReactNode }) {
  return <p className={styles.facts}>{children}</p>;
}
