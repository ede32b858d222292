import clsx from 'clsx';
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** The words beside the box; may hold a link. */
  label: ReactNode;
}

/** A box to tick with its words; the whole line is its target. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, className, ...input },
  ref,
) {
  return (
    <label className={clsx(styles.choice, className)}>
      <input ref={ref} {...input} type="checkbox" className={styles.mark} />
      <span>{label}</span>
    </label>
  );
});
