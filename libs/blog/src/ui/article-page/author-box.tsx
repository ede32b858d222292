import { Avatar, Card, Link } from '@vyloha/ui';
import type { Author } from '../../model/author';
import styles from './article-page.module.css';

interface AuthorBoxProps {
  author: Pick<Author, 'name' | 'perex' | 'picture' | 'to'>;
}

/** Short presentation of the author. */
export function AuthorBox({ author: { name, perex, picture, to } }: AuthorBoxProps) {
  return (
    <Card tone="sand" className={styles.author}>
      <Avatar name={name} picture={picture} size={72} />
      <div>
        <p className={styles.authorName}>{to === null ? name : <Link to={to}>{name}</Link>}</p>
        {perex !== null && <p>{perex}</p>}
      </div>
    </Card>
  );
}
