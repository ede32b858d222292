import { keepPrepositions } from '@vyloha/i18n';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  title: string;
  /** What the page is about, in a sentence or two. */
  lead?: string | null | undefined;
}

/** Title of a page with the words that lead in. */
export function PageHeading({ title, lead }: PageHeadingProps) {
  return (
    <header className={styles.heading}>
      <h1>{keepPrepositions(title)}</h1>
      {lead && <p className={styles.lead}>{keepPrepositions(lead)}</p>}
    </header>
  );
}
