import { useThemeSettings } from '@vyloha/config';
import { truncate } from '@vyloha/i18n';
import { Link, Picture } from '@vyloha/ui';
import type { CategoryTile } from '../../model/blocks/category-tile';
import styles from './category-boxes.module.css';

/** Categories as boxes with a picture. */
export function CategoryBoxes({ categories }: { categories: readonly CategoryTile[] }) {
  const themeSettings = useThemeSettings();
  return (
    <ul className={styles.boxes}>
      {categories.map(({ id, title, to, image }) => (
        <li key={id}>
          <Link to={to} className={styles.box}>
            <span className={styles.picture}>
              <Picture fileKey={image?.fileKey} alt="" width={240} height={180} />
            </span>
            <span className={styles.title}>{truncate(title, themeSettings.truncate.topCategory)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
