import { useTranslation } from '@vyloha/i18n';
import { Icon, Link } from '@vyloha/ui';
import { productAnchors } from '../../model/product/product-anchors';
import type { ProductDetail } from '../../model/product/product-detail';
import { TitledSection } from '../titled-section/titled-section';
import { TitledVideo } from '../titled-video/titled-video';
import styles from './product-extras.module.css';

/** Documents to download, and a video. */
export function ProductExtras({ documents, video }: Pick<ProductDetail, 'documents' | 'video'>) {
  const { t } = useTranslation('catalog');
  return (
    <>
      {documents.length > 0 && (
        <TitledSection id={productAnchors.documents} title={t('product.documents')}>
          <ul className={styles.documents}>
            {documents.map(({ title, url }) => (
              <li key={url}>
                <Link to={url}>
                  <Icon name="document" />
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {video && <TitledVideo {...video} />}
    </>
  );
}
