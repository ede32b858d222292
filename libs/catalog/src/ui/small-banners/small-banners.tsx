import { Picture } from '@vyloha/ui';
import type { BannerView } from '../../model/category/category-banner';
import { BannerLink } from '../catalogue-banner/banner-link';
import styles from './small-banners.module.css';

/** Editors' small banners in one row above the products. */
export function SmallBanners({ banners }: { banners: readonly BannerView[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className={styles.row}>
      {banners.map(({ title, description, fileKey, to }) => (
        <li key={title} className={styles.banner}>
          {fileKey !== null && <Picture fileKey={fileKey} alt="" width={144} height={96} crop fit="cover" />}
          <span className={styles.text}>
            <BannerLink to={to} className={styles.title}>
              {title}
            </BannerLink>
            {description && <span>{description}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
