import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

export interface SummaryRow {
  /** Unique key of the row. */
  id: string;
  label: ReactNode;
  value: ReactNode;
  isTotal?: boolean | undefined;
}

/** Names and values in two columns, e.g. the sums of an order. */
export function SummaryList({ rows, className }: { rows: readonly SummaryRow[]; className?: string | undefined }) {
  return (
    <dl className={clsx(styles.list, className)}>
      {rows.map(({ id, label, value, isTotal }) => (
        <div key={id} className={clsx(styles.row, isTotal && styles.total)}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
