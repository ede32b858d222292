import { type ReactNode, useId } from 'react';
import styles from './titled-section.module.css';

interface TitledSectionProps {
  title: string;
  /** Its anchor. */
  id?: string | undefined;
  children: ReactNode;
}

/** A section of a page with a title. */
export function TitledSection({ title, id, children }: TitledSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
