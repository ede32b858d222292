import { ExtraMessagesProvider, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Link, Picture } from '@vyloha/ui';
import { useId, useMemo } from 'react';
import type { ProductBox } from '../../model/product/product-box';
import { recommendationsUrl } from '../../model/recommendations/recommendations-url';
import { useDeferredProducts } from '../deferred-products/use-deferred-products';
import { useReportList } from '../deferred-products/use-report-list';
import { ProductPrice } from '../product-price/product-price';
import styles from './cross-sell-list.split.module.css';

const placement = 'add_to_cart_cross_sell';

/** As many as fit into the dialog. */
const maxVisible = 3;

/** Links to products that are often bought with others. */
export function CrossSellList({ productId }: { productId: string }) {
  const deferredProducts = useDeferredProducts(recommendationsUrl(placement, { productIds: [productId] }));
  const products = useMemo(() => deferredProducts?.products.slice(0, maxVisible) ?? [], [deferredProducts]);
  useReportList(placement, products);
  if (deferredProducts === null || products.length === 0) return null;
  return (
    <ExtraMessagesProvider messages={deferredProducts.messages}>
      <CrossSellItems products={products} />
    </ExtraMessagesProvider>
  );
}

function CrossSellItems({ products }: { products: readonly ProductBox[] }) {
  const { t } = useTranslation('catalog');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.crossSell}>
      <h3 id={titleId}>{t(`strip.${placement}`)}</h3>
      <ul className={styles.list}>
        {products.map(({ id, slug, name, fileKey, price, isPriceFrom }) => (
          <li key={id} className={styles.item}>
            <Picture fileKey={fileKey} alt="" width={64} height={64} />
            <Link to={paths.product(slug, {})}>{name}</Link>
            {price && <ProductPrice price={price} unit={null} isFrom={isPriceFrom} className={styles.price} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
