import clsx from 'clsx';
import { forwardRef, type InputHTMLAttributes } from 'react';
import styles from './input.module.css';

/** A one-line text field. */
export const Input = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function Input(
  { className, type = 'text', ...input },
  ref,
) {
  return <input ref={ref} type={type} {...input} className={clsx(styles.input, className)} />;
});
