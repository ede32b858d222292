import { Link } from '@remix-run/react';
import { keepPrepositions } from '@vyloha/i18n';
import { Card } from '@vyloha/ui';
import type { ArticlePageData } from '../../model/article-pages';
import { Portrait } from '../portrait/portrait';
import styles from './article-page.module.css';

interface AuthorBoxProps {
  author: NonNullable<ArticlePageData<unknown>['author']>;
}

/** Who wrote it, in a few words. */
export function AuthorBox({ author: { name, perex, picture, to } }: AuthorBoxProps) {
  return (
    <Card tone="sand" className={styles.author}>
      <Portrait name={name} picture={picture} size={72} />
      <div>
        <p className={styles.authorName}>{to === null ? name : <Link to={to}>{name}</Link>}</p>
        {perex !== null && <p>{keepPrepositions(perex)}</p>}
      </div>
    </Card>
  );
}
