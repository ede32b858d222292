import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Stacks a label, its control, hint and message. */
export function Field({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx(styles.field, className)}>{children}</div>;
}
