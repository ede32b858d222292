import { useTranslation } from '@vyloha/i18n';
import { Chip } from '@vyloha/ui';
import type { ArticleView } from '../../model/category/category-editorial';
import styles from './top-articles.module.css';

/** Articles to read before choosing, in a row above the products. */
export function TopArticles({ articles }: { articles: readonly ArticleView[] }) {
  const { t } = useTranslation('catalog');
  if (articles.length === 0) return null;
  return (
    <nav aria-label={t('category.topArticles')} className={styles.row}>
      <strong>{t('category.topArticles')}</strong>
      {articles.map(({ id, to, title }) => (
        <Chip key={id} to={to}>
          {title}
        </Chip>
      ))}
    </nav>
  );
}
