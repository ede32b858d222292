import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './field-stack.module.css';

/** A column of field groups and buttons; messages cause no layout shift. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Related fields: stacked or, as a pair, side by side where there is space. */
export function FieldGroup({ children, isPair = false }: { children: ReactNode; isPair?: boolean }) {
  return <div className={clsx(styles.fields, isPair && styles.pair)}>{children}</div>;
}
