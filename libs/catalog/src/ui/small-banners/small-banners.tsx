import { keepPrepositions } from '@vyloha/i18n';
import { Picture } from '@vyloha/ui';
import type { ShownBanner } from '../../model/category/category-banner';
import { BannerLink } from '../catalogue-banner/banner-link';
import styles from './small-banners.module.css';

/** What editors want seen before the goods, in one row. */
export function SmallBanners({ banners }: { banners: readonly ShownBanner[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles.row}>
      {banners.map(({ title, description, fileKey, to }) => (
        <li key={title} className={styles.banner}>
          {fileKey !== null && <Picture fileKey={fileKey} alt="" width={144} height={96} crop fit="cover" />}
          <span className={styles.words}>
            <BannerLink to={to} className={styles.title}>
              {keepPrepositions(title)}
            </BannerLink>
            {description && <span>{keepPrepositions(description)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
