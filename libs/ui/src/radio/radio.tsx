import clsx from 'clsx';
import { forwardRef } from 'react';
import type { CheckboxProps } from '../checkbox/checkbox';
import styles from '../checkbox/checkbox.module.css';

/** A radio button with its label; all of one group share a `name`. */
export const Radio = forwardRef<HTMLInputElement, CheckboxProps>(function Radio({ label, className, ...input }, ref) {
  return (
    <label className={clsx(styles.control, className)}>
      <input ref={ref} {...input} type="radio" className={styles.mark} />
      <span>{label}</span>
    </label>
  );
});
