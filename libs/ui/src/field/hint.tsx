import type { ReactNode } from 'react';
import styles from './field.module.css';

/** A hint below a field; the field names its `id` in aria-describedby. */
export function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}
