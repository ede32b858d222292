import { useTranslation } from '@vyloha/i18n';
import { Icon, Picture } from '@vyloha/ui';
import type { MenuItem } from '../../model/menu';
import type { MenuPageData } from '../../model/menu-page-data';
import { withParentLinks, type LinkedMenuItem } from '../../model/parent-links';
import { MenuLink } from '../menu-link/menu-link';
import styles from './menu-tree.module.css';

interface MenuTreeProps<Item> {
  items: readonly Item[];
  pictures: MenuPageData['pictures'];
}

/** A full menu: items with children expand in place, with and without JavaScript. */
export function MenuTree({ items, pictures }: MenuTreeProps<MenuItem>) {
  return <MenuLevel items={withParentLinks(items)} pictures={pictures} />;
}

function MenuLevel({ items, pictures }: MenuTreeProps<LinkedMenuItem>) {
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
                <ItemPicture fileKey={pictures[item.href ?? '']} />
                <span className={styles.text}>{item.title}</span>
                <Icon name="chevron-down" className={styles.arrow} />
              </summary>
              <MenuLevel items={item.children} pictures={pictures} />
            </details>
          ) : (
            <MenuLink item={item} className={styles.title} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ItemPicture({ fileKey }: { fileKey: string | undefined }) {
  if (fileKey === undefined) return null;
  return (
    <span className={styles.picture}>
      <Picture fileKey={fileKey} alt="" width={48} height={48} />
    </span>
  );
}
