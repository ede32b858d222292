import { Chip, Columns, Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { FoundLinks } from '../../model/search-results';
import styles from '../search-page/search-page.module.css';

interface FoundSectionProps extends Pick<FoundLinks, 'kind' | 'links'> {
  title: string;
  /** Link to all of them. */
  children?: ReactNode;
}

/** Short titles are in one line, longer ones in columns. */
const shortKinds: ReadonlySet<FoundLinks['kind']> = new Set(['brands', 'categories', 'menuItems']);

/** Results of one kind. */
export function FoundSection({ kind, title, links, children }: FoundSectionProps) {
  const headingId = `nalezeno-${kind}`;
  return (
    <nav aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{title}</h2>
      {shortKinds.has(kind) ? <Names links={links} /> : <Titles links={links} />}
      {children}
    </nav>
  );
}

function Names({ links }: Pick<FoundLinks, 'links'>) {
  return (
    <ul className={styles.links}>
      {links.map(({ id, title, path }) => (
        <li key={id}>
          <Chip to={path}>{title}</Chip>
        </li>
      ))}
    </ul>
  );
}

function Titles({ links }: Pick<FoundLinks, 'links'>) {
  return (
    <Columns as="ul" count={{ base: 1, md: 2 }}>
      {links.map(({ id, title, path, perex }) => (
        <li key={id}>
          <Link to={path} className={styles.title}>
            {title}
          </Link>
          {perex !== null && <p className={styles.perex}>{perex}</p>}
        </li>
      ))}
    </Columns>
  );
}
