import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './field-stack.module.css';

/** Groups of fields and buttons one under another; no message moves what stands below. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Fields that belong together: one under another or, as a pair, side by side where there is room. */
export function FieldGroup({ children, isPair = false }: { children: ReactNode; isPair?: boolean }) {
  return <div className={clsx(styles.fields, isPair && styles.pair)}>{children}</div>;
}
