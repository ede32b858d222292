import clsx from 'clsx';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { Icon } from '../icon/icon';
import inputStyles from '../input/input.module.css';
import styles from './select.module.css';

/** A native select; options are its children. */
export const Select = forwardRef<HTMLSelectElement, SelectHTMLAttributes<HTMLSelectElement>>(function Select(
  { className, ...select },
  ref,
) {
  return (
    <span className={clsx(styles.frame, className)}>
      <select ref={ref} {...select} className={clsx(inputStyles.input, styles.select)} />
      <Icon name="chevron-down" className={styles.arrow} />
    </span>
  );
});
