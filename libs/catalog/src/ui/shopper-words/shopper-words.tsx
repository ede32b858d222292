import { formatDate, keepPrepositions } from '@vyloha/i18n';
import type { ReactNode } from 'react';
import { FactLine } from '../fact-line/fact-line';
import styles from './shopper-words.module.css';

interface ShopperWordsProps {
  authorName: string;
  createdAt: string;
  text: string | null;
  /** The language of the text, which need not be that of the page. */
  locale: string;
  /** Before the name: how many stars. */
  stars?: ReactNode;
  /** Beside the name: what the shop knows about the author. */
  mark?: ReactNode;
}

/** What somebody wrote about goods. The text stands as it was written, line by line, and never as markup. */
export function ShopperWords({ authorName, createdAt, text, locale, stars, mark }: ShopperWordsProps) {
  return (
    <div className={styles.words}>
      <FactLine>
        {stars}
        <strong>{authorName}</strong>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {mark}
      </FactLine>
      {text !== null && (
        <p className={styles.text} lang={locale}>
          {keepPrepositions(text)}
        </p>
      )}
    </div>
  );
}
