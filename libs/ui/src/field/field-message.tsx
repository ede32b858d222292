import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** A field's error message; the field names its `id` in aria-describedby and is aria-invalid. */
export function FieldMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.message}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </p>
  );
}
