import type { OutlineHeading } from '@vyloha/content-blocks';
import { useTranslation } from '@vyloha/i18n';
import { useId } from 'react';
import styles from './article-page.module.css';

/** Links to the parts of a long article. */
export function TableOfContents({ headings }: { headings: readonly OutlineHeading[] }) {
  const { t } = useTranslation('blog');
  const titleId = useId();
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className={styles.contents}>
      <p id={titleId}>{t('article.contents')}</p>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
