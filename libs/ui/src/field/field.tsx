import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Holds a label, its control, hint and message one above the other. */
export function Field({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx(styles.field, className)}>{children}</div>;
}
