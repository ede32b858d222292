import { useThemeSettings } from '@vyloha/config';
import { truncate, useTranslation } from '@vyloha/i18n';
import { Link, Picture } from '@vyloha/ui';
import type { CategoryTile } from '../../model/category/category-page-data';
import styles from './category-tiles.module.css';

/** The subcategories, each with a picture. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const { t } = useTranslation('catalog');
  const themeSettings = useThemeSettings();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t('category.subcategories')}>
      <ul className={styles.list}>
        {categories.map(({ id, title, path, fileKey }) => (
          <li key={id}>
            <Link to={path} preventScrollReset className={styles.tile}>
              <Picture fileKey={fileKey} alt="" width={64} height={64} isFirst />
              <span>{truncate(title, themeSettings.truncate.subcategory)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
