import { Card, Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './record-card.module.css';

interface RecordCardProps {
  title: string;
  to: string;
  /** A tag with the state it is in. */
  state: ReactNode;
  note: ReactNode;
  children?: ReactNode;
}

/** An item of a list of requests, schedules and the like: a link to its page and its state. */
export function RecordCard({ title, to, state, note, children }: RecordCardProps) {
  return (
    <Card as="li" className={styles.card}>
      <p className={styles.head}>
        <Link to={to}>{title}</Link>
        {state}
      </p>
      {children}
      <p className={styles.note}>{note}</p>
    </Card>
  );
}
