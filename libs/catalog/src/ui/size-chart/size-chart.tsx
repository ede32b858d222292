import { useTranslation } from '@vyloha/i18n';
import { Disclosure, Picture } from '@vyloha/ui';
import type { CatalogPicture } from '../../model/category/catalog-picture';

const size = { width: 600, height: 600 };

/** The size chart, collapsed by default. */
export function SizeChart({ picture: { fileKey, alt } }: { picture: CatalogPicture }) {
  const { t } = useTranslation('catalog');
  return (
    <Disclosure title={t('product.sizeChart')}>
      <Picture fileKey={fileKey} alt={alt} {...size} />
    </Disclosure>
  );
}
