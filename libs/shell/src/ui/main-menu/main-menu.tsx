import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Container } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import type { Menu, MenuItem } from '../../model/menu';
import { MenuLink } from '../menu-link/menu-link';
import styles from './main-menu.module.css';
import { useMenuKeys } from './use-menu-keys';

/**
 * The shop's departments on a wide screen. Their dropdowns, most of the links of a page, come with the first hover or
 * focus and open by CSS; without script a department leads to its own page, or to that of the menu.
 */
export function MainMenu({ menu }: { menu: Menu }) {
  const { t } = useTranslation('shell');
  const navigation = useMenuKeys();
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    // It may have been hydrated because it is used.
    if (navigation.current?.matches(':hover, :focus-within')) setIsUsed(true);
  }, [navigation]);

  const handleUse = () => setIsUsed(true);
  return (
    <nav
      className={styles.menu}
      aria-label={t('menu.main')}
      ref={navigation}
      onPointerOver={handleUse}
      onFocus={handleUse}
    >
      <Container className={styles.container}>
        <ul className={styles.departments}>
          {menu.items.map((item) => (
            <Department key={item.title} item={item} hasPanel={isUsed} />
          ))}
        </ul>
      </Container>
    </nav>
  );
}

function Department({ item, hasPanel }: { item: MenuItem; hasPanel: boolean }) {
  return (
    <li className={styles.department} data-style={item.style}>
      <MenuLink item={{ ...item, href: item.href ?? paths.menu() }} className={styles.name} />
      {hasPanel && item.children && (
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
