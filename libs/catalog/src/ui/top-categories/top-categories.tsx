import { useLoaderData } from '@remix-run/react';
import { useThemeSettings } from '@vyloha/config';
import { truncate, useTranslation } from '@vyloha/i18n';
import { Link, Picture } from '@vyloha/ui';
import type { eshopPageLoader } from '../../handlers/category/eshop-page-loader.server';
import styles from './top-categories.module.css';

/** Editors' categories on top of the catalogue: each with a picture, a title and links below it. */
export function TopCategories() {
  const { t } = useTranslation('catalog');
  const { truncate: lengths } = useThemeSettings();
  const { topCategories = [] } = useLoaderData<typeof eshopPageLoader>();
  if (topCategories.length === 0) return null;
  return (
    <nav aria-label={t('category.topCategories')}>
      <ul className={styles.list}>
        {topCategories.map(({ title, to, fileKey, links }) => (
          <li key={title} className={styles.item}>
            <Picture fileKey={fileKey} alt="" width={64} height={64} isFirst />
            <div>
              <p className={styles.title}>
                {to === null ? (
                  truncate(title, lengths.topCategory)
                ) : (
                  <Link to={to}>{truncate(title, lengths.topCategory)}</Link>
                )}
              </p>
              {links.length > 0 && (
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.title}</Link>
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
