import clsx from 'clsx';
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** The label beside the box; may contain a link. */
  label: ReactNode;
}

/** A checkbox with its label; the whole line is clickable. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, className, ...input },
  ref,
) {
  return (
    <label className={clsx(styles.control, className)}>
      <input ref={ref} {...input} type="checkbox" className={styles.mark} />
      <span>{label}</span>
    </label>
  );
});
