import { useTranslation } from '@vyloha/i18n';
import { Container } from '@vyloha/ui';
import type { Menu, MenuItem } from '../../model/menu';
import { MenuLink } from '../menu-link/menu-link';
import styles from './main-menu.module.css';
import { useMenuKeys } from './use-menu-keys';

/** The shop's departments on a wide screen. Dropdowns open on hover and focus by CSS alone. */
export function MainMenu({ menu }: { menu: Menu }) {
  const { t } = useTranslation('shell');
  const navigation = useMenuKeys();
  return (
    <nav className={styles.menu} aria-label={t('menu.main')} ref={navigation}>
      <Container className={styles.container}>
        <ul className={styles.departments}>
          {menu.items.map((item) => (
            <Department key={item.title} item={item} />
          ))}
        </ul>
      </Container>
    </nav>
  );
}

function Department({ item }: { item: MenuItem }) {
  return (
    <li className={styles.department} data-style={item.style}>
      <MenuLink item={item} className={styles.name} />
      {item.children && (
        <div className={styles.panel}>
          <ul className={styles.columns}>
            {item.children.map((child) => (
              <li key={child.title} data-style={child.style}>
                <MenuLink item={child} className={styles.heading} />
                {child.children && (
                  <ul className={styles.lines}>
                    {child.children.map((line) => (
                      <li key={line.title} data-style={line.style}>
                        <MenuLink item={line} className={line.isHeading ? styles.heading : styles.line} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
