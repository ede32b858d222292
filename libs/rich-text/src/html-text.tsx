// Of the frames that `cleanHtml` puts into it.
import './embedded-frame-box.module.css';
import styles from './rich-text.module.css';

/** Hand-written HTML styled as rich text; it must come from `cleanHtml`. */
export function HtmlText({ html }: { html: string }) {
  return <div className={styles.richText} dangerouslySetInnerHTML={{ __html: html }} />;
}
