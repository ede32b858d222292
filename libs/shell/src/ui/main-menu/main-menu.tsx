import { useTranslation } from '@vyloha/i18n';
import { Container, Icon } from '@vyloha/ui';
import type { Menu, MenuItem } from '../../model/menu';
import { MenuLink } from '../menu-link/menu-link';
import styles from './main-menu.module.css';
import { useClosingMenu } from './use-closing-menu';

/** Address part that opens the menu on a phone: without script a link to it is enough. */
export const mainMenuId = 'hlavni-menu';

/** The shop's departments. Dropdowns open on hover and on focus by styles alone. */
export function MainMenu({ menu }: { menu: Menu }) {
  const { t } = useTranslation('shell');
  const navigation = useClosingMenu();
  return (
    <nav id={mainMenuId} className={styles.menu} aria-label={t('menu.main')} ref={navigation}>
      <Container className={styles.frame}>
        <a href="#obsah" className={styles.close}>
          {t('menu.close')}
          <Icon name="close" size={24} />
        </a>
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
    <li className={styles.department}>
      <MenuLink item={item} className={styles.name} />
      {item.children && (
        <div className={styles.panel}>
          <ul className={styles.columns}>
            {item.children.map((child) => (
              <li key={child.title}>
                <MenuLink item={child} className={styles.heading} />
                {child.children && (
                  <ul className={styles.lines}>
                    {child.children.map((line) => (
                      <li key={line.title}>
                        <MenuLink item={line} className={styles.line} />
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
