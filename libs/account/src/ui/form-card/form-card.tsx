import { Card } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './form-card.module.css';

interface FormCardProps {
  /** Heading, where the page has more than the form. */
  title?: string;
  /** Anchor for links. */
  id?: string;
  children: ReactNode;
}

/** A form of the user area with a limited width. */
export function FormCard({ title, id, children }: FormCardProps) {
  return (
    <Card as="section" className={styles.card} id={id}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </Card>
  );
}
