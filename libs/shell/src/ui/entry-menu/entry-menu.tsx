import { Container } from '@vyloha/ui';
import type { Menu } from '../../model/menu';
import { MenuLink } from '../menu-link/menu-link';
import styles from './entry-menu.module.css';

/** The editors' short list of links under the main menu of the home page. */
export function EntryMenu({ menu }: { menu: Menu }) {
  if (menu.items.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label={menu.title}>
      <Container className={styles.row}>
        <ul className={styles.items}>
          {menu.items.map((item) => (
            <li key={item.title}>
              <MenuLink item={item} className={styles.item} />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
