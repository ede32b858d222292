import { Link } from '@vyloha/ui';
import type { MenuLink } from '../../model/blocks/menu-link';
import styles from './menu-links.module.css';

/** Items of a menu, as links below one another. */
export function MenuLinks({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ id, title, to, opensNewWindow }) => (
        <li key={id}>
          <Link to={to} {...(opensNewWindow && { target: '_blank', rel: 'noopener' })}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
