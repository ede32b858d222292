import type { ReactNode } from 'react';
import styles from './card-table.module.css';

interface CardTableProps {
  label: string;
  columns: readonly { title: string; isNumber?: boolean }[];
  /** Whether cells stand below each other in a card, for long texts; otherwise in pairs. */
  isStacked?: boolean;
  /** `CardRow`s. */
  children: ReactNode;
}

/** A table of the account whose rows become cards on narrow screens. */
export function CardTable({ label, columns, isStacked = false, children }: CardTableProps) {
  return (
    <table className={isStacked ? `${styles.table} ${styles.stacked}` : styles.table} aria-label={label}>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ title, isNumber = false }) => (
            <th key={title} scope="col" className={isNumber ? styles.number : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A row: cells, one of them a heading with `scope="row"`. */
export function CardRow({ children }: { children: ReactNode }) {
  return <tr className={styles.row}>{children}</tr>;
}

/** A cell that has a line of its own on narrow screens. */
export function WideCell({ children }: { children: ReactNode }) {
  return <td className={styles.wide}>{children}</td>;
}

/** A cell with an amount. */
export function NumberCell({ children }: { children: ReactNode }) {
  return <td className={styles.number}>{children}</td>;
}
