import { formatLongDate, useTranslation } from '@vyloha/i18n';
import { Link } from '@vyloha/ui';
import type { Article } from '../../model/article';
import type { Author } from '../../model/author';
import styles from './article-page.module.css';

interface ArticleMetaProps extends Pick<Article, 'datePublished' | 'category'> {
  author: Pick<Author, 'name' | 'to'> | null;
  /** How long reading it takes. */
  minutes: number;
}

/** Date, author, reading time and category of an article. */
export function ArticleMeta({ datePublished, author, category, minutes }: ArticleMetaProps) {
  const { t, locale } = useTranslation('blog');
  return (
    <ul className={styles.meta}>
      <li>
        <time dateTime={datePublished} itemProp="datePublished">
          {formatLongDate(datePublished, locale)}
        </time>
      </li>
      {author && (
        <li itemProp="author" itemScope itemType="https://schema.org/Person">
          {t('article.by')}{' '}
          {author.to === null ? (
            <span itemProp="name">{author.name}</span>
          ) : (
            <Link to={author.to} itemProp="url">
              <span itemProp="name">{author.name}</span>
            </Link>
          )}
        </li>
      )}
      <li>{t('article.minutes', { count: minutes })}</li>
      {category && (
        <li itemProp="articleSection">
          <Link to={category.to}>{category.title}</Link>
        </li>
      )}
    </ul>
  );
}
