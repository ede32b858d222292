import type { ReactNode } from 'react';
import styles from './field.module.css';

export interface LabelProps {
  htmlFor: string;
  children: ReactNode;
  /** Text that marks an optional field, e.g. 'nepovinné'. */
  optionalText?: string | undefined;
}

/** The label above a field. */
export function Label({ htmlFor, children, optionalText }: LabelProps) {
  return (
    <label className={styles.label} htmlFor={htmlFor}>
      {children}
      {optionalText && <span className={styles.optional}> ({optionalText})</span>}
    </label>
  );
}
