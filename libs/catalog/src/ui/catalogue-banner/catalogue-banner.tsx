import { Picture } from '@vyloha/ui';
import type { BannerView } from '../../model/category/category-banner';
import { BannerLink } from './banner-link';
import styles from './catalogue-banner.module.css';

const pictureSize = { width: 320, height: 480 } as const;

/** A banner in the place of a product. */
export function CatalogueBanner({ banner: { title, fileKey, to } }: { banner: BannerView }) {
  return (
    <div className={styles.banner}>
      {fileKey !== null && (
        <Picture fileKey={fileKey} alt="" {...pictureSize} crop fit="cover" className={styles.picture} />
      )}
      <BannerLink to={to} className={styles.title}>
        {title}
      </BannerLink>
    </div>
  );
}
