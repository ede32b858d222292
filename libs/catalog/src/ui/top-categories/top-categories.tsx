import { Link, useLoaderData } from '@remix-run/react';
import { useThemeSettings } from '@vyloha/config';
import { truncate, useTranslation } from '@vyloha/i18n';
import { Picture } from '@vyloha/ui';
import type { CategoryPageData } from '../../model/category/category-page-data';
import styles from './top-categories.module.css';

/** What editors put on top of the catalogue: places with a picture, and ways below their titles. */
export function TopCategories() {
  const { t } = useTranslation('catalog');
  const { truncate: lengths } = useThemeSettings();
  const { topCategories = [] } = useLoaderData<CategoryPageData>();
  if (topCategories.length === 0) return null;
  return (
    <nav aria-label={t('category.topCategories')}>
      <ul className={styles.list}>
        {topCategories.map(({ title, to, fileKey, ways }) => (
          <li key={title} className={styles.place}>
            <Picture fileKey={fileKey} alt="" width={64} height={64} isFirst />
            <div>
              <p className={styles.title}>
                {to === null ? (
                  truncate(title, lengths.topCategory)
                ) : (
                  <Link to={to}>{truncate(title, lengths.topCategory)}</Link>
                )}
              </p>
              {ways.length > 0 && (
                <ul className={styles.ways}>
                  {ways.map((way) => (
                    <li key={way.to}>
                      <Link to={way.to}>{way.title}</Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
