import { useId, type ReactNode } from 'react';
import styles from './branch-picker.module.css';

interface PickerFieldsetProps {
  /** Target id for links to the picker. */
  id?: string | undefined;
  legend: string;
  /** Validation error. */
  error?: string | undefined;
  children: ReactNode;
}

/** The radio group of a picker with its error. */
export function PickerFieldset({ id, legend, error, children }: PickerFieldsetProps) {
  const errorId = useId();
  return (
    <fieldset id={id} tabIndex={-1} className={styles.picker} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  );
}
