import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: string;
  /** Introduction: what the page is about. */
  lead?: string | null | undefined;
}

/** Title of a page with its introduction. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
