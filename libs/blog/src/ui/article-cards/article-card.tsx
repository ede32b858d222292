import { formatLongDate, useLocale } from '@vyloha/i18n';
import { Card, Link, Picture } from '@vyloha/ui';
import type { ArticleCard as Article } from '../../model/article-card';
import styles from './article-cards.module.css';

interface ArticleCardProps {
  article: Article;
  headingLevel: 2 | 3;
  isFirst: boolean;
}

/** An article in a list: the whole card links to the article. */
export function ArticleCard({ article, headingLevel, isFirst }: ArticleCardProps) {
  const locale = useLocale();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const { to, title, perex, picture, datePublished, category } = article;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.picture}>
        <Picture fileKey={picture?.fileKey} alt="" width={420} height={236} crop fit="cover" isFirst={isFirst} />
      </div>
      <div className={styles.content}>
        <p className={styles.meta}>
          <time dateTime={datePublished}>{formatLongDate(datePublished, locale)}</time>
          {category && <span>{category.title}</span>}
        </p>
        <Heading className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {perex !== null && <p className={styles.perex}>{perex}</p>}
      </div>
    </Card>
  );
}
