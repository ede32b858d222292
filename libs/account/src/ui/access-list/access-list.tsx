import type { ReactNode } from 'react';
import styles from './access-list.module.css';

interface AccessRowProps {
  name: string;
  note: string;
  /** What can be done with it. */
  children?: ReactNode;
}

/** One of the ways into the account: a device that is logged in, a passkey. */
export function AccessRow({ name, note, children }: AccessRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </li>
  );
}
