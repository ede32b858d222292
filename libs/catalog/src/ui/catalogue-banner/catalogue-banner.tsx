import { keepPrepositions } from '@vyloha/i18n';
import { Picture } from '@vyloha/ui';
import type { ShownBanner } from '../../model/category/category-banner';
import { BannerLink } from './banner-link';
import styles from './catalogue-banner.module.css';

const pictureSize = { width: 320, height: 480 };

/** A banner in the place of goods. */
export function CatalogueBanner({ banner: { title, fileKey, to } }: { banner: ShownBanner }) {
  return (
    <div className={styles.banner}>
      {fileKey !== null && (
        <Picture fileKey={fileKey} alt="" {...pictureSize} crop fit="cover" className={styles.picture} />
      )}
      <BannerLink to={to} className={styles.title}>
        {keepPrepositions(title)}
      </BannerLink>
    </div>
  );
}
