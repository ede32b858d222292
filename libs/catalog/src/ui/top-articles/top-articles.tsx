import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { Chip } from '@vyloha/ui';
import type { ShownArticle } from '../../model/category/category-story';
import styles from './top-articles.module.css';

/** What to read before one chooses, in a row above the goods. */
export function TopArticles({ articles }: { articles: readonly ShownArticle[] }) {
  const { t } = useTranslation('catalog');
  if (articles.length === 0) return null;
  return (
    <nav aria-label={t('category.topArticles')} className={styles.row}>
      <strong>{t('category.topArticles')}</strong>
      {articles.map(({ id, to, title }) => (
        <Chip key={id} to={to}>
          {keepPrepositions(title)}
        </Chip>
      ))}
    </nav>
  );
}
