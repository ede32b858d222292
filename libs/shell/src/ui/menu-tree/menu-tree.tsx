import { withNonBreakingSpaces, useTranslation } from '@vyloha/i18n';
import { Icon } from '@vyloha/ui';
import type { MenuItem } from '../../model/menu';
import { withParentLinks, type LinkedMenuItem } from '../../model/parent-links';
import { MenuLink } from '../menu-link/menu-link';
import styles from './menu-tree.module.css';

/** A full menu: items with children expand in place, with and without JavaScript. */
export function MenuTree({ items }: { items: readonly MenuItem[] }) {
  return <MenuLevel items={withParentLinks(items)} />;
}

function MenuLevel({ items }: { items: readonly LinkedMenuItem[] }) {
  const { t } = useTranslation('shell');
  const parent = items[0]?.parent ?? null;
  return (
    <ul className={styles.level}>
      {parent?.href !== undefined && (
        <li>
          <MenuLink item={{ ...parent, title: t('menu.all', { title: parent.title }) }} className={styles.all} />
        </li>
      )}
      {items.map((item) => (
        <li key={item.title}>
          {item.children.length > 0 ? (
            <details className={styles.part}>
              <summary className={styles.title}>
                {withNonBreakingSpaces(item.title)}
                <Icon name="chevron-down" className={styles.arrow} />
              </summary>
              <MenuLevel items={item.children} />
            </details>
          ) : (
            <MenuLink item={item} className={styles.title} />
          )}
        </li>
      ))}
    </ul>
  );
}
