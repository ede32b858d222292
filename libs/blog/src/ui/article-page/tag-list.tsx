import { useTranslation } from '@vyloha/i18n';
import { Chip } from '@vyloha/ui';
import type { TagLink } from '../../model/article-tag';
import styles from './article-page.module.css';

/** Tags of an article, each linking to its list. */
export function TagList({ tags }: { tags: readonly TagLink[] }) {
  const { t } = useTranslation('blog');
  if (tags.length === 0) return null;
  return (
    <nav aria-label={t('article.tags')}>
      <ul className={styles.tags}>
        {tags.map(({ id, title, to }) => (
          <li key={id}>
            <Chip to={to}>{title}</Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
