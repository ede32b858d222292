import type { ReactNode } from 'react';
import { Container } from '../container/container';
import styles from './staff-panel.module.css';

interface StaffPanelProps {
  label: string;
  /** What it reminds of, and the form that ends it. */
  children: ReactNode;
}

/** Reminds the shop's staff, above every page, that they do not see it as shoppers do. */
export function StaffPanel({ label, children }: StaffPanelProps) {
  return (
    <aside className={styles.panel} aria-label={label}>
      <Container className={styles.row}>{children}</Container>
    </aside>
  );
}
