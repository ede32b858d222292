import styles from './rich-text.module.css';

/** Hand-written HTML in the look of rich text; it must come out of `cleanHtml`. */
export function HtmlText({ html }: { html: string }) {
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
