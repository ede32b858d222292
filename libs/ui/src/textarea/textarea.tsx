import clsx from 'clsx';
import { forwardRef, type TextareaHTMLAttributes } from 'react';
import inputStyles from '../input/input.module.css';
import styles from './textarea.module.css';

/** A multi-line text field. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(function Textarea(
  { className, rows = 4, ...textarea },
  ref,
) {
  return (
    <textarea ref={ref} rows={rows} {...textarea} className={clsx(inputStyles.input, styles.textarea, className)} />
  );
});
