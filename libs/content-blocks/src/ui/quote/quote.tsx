import { RichText, type RichTextNode } from '@vyloha/rich-text';
import styles from './quote.module.css';

/** A quote with its author. */
export function Quote({ author, text }: { author: string | null; text: readonly RichTextNode[] }) {
  return (
    <figure className={styles.quote}>
      <blockquote>
        <RichText nodes={text} />
      </blockquote>
      {author && <figcaption className={styles.author}>{author}</figcaption>}
    </figure>
  );
}
