import type { ReactNode } from 'react';
import styles from './info-line.module.css';

/** Short pieces of information in one line. */
export function InfoLine({ children }: { children: ReactNode }) {
  return <p className={styles.info}>{children}</p>;
}
