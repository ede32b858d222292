import { useTranslation } from '@vyloha/i18n';
import { useId } from 'react';
import { ProductGrid, type ProductGridProps } from '../product-grid/product-grid';
import styles from './best-selling.module.css';

/** What shoppers buy most, for pages that have nothing else to show. */
export function BestSelling({ products, corner }: Pick<ProductGridProps, 'products' | 'corner'>) {
  const { t } = useTranslation('catalog');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{t('strip.not_found')}</h2>
      <ProductGrid products={products} corner={corner} headingLevel={3} />
    </section>
  );
}
