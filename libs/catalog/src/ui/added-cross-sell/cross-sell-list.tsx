import { Link } from '@remix-run/react';
import { keepPrepositions, MoreMessages, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Picture } from '@vyloha/ui';
import { useId } from 'react';
import type { ProductBox } from '../../model/product/product-box';
import { recommendationsAddress } from '../../model/recommendations/recommendations-address';
import { useLateGoods } from '../late-goods/use-late-goods';
import { ProductPrice } from '../product-price/product-price';
import styles from './cross-sell-list.module.css';

/** A window has no room for more. */
const mostShown = 3;

/** Goods that are often bought with some others, small: a way to their pages. */
export function CrossSellList({ productId }: { productId: string }) {
  const goods = useLateGoods(recommendationsAddress('add_to_cart_cross_sell', { productIds: [productId] }));
  if (goods === null || goods.products.length === 0) return null;
  return (
    <MoreMessages messages={goods.messages}>
      <Lines products={goods.products.slice(0, mostShown)} />
    </MoreMessages>
  );
}

function Lines({ products }: { products: readonly ProductBox[] }) {
  const { t } = useTranslation('catalog');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.goods}>
      <h3 id={titleId}>{keepPrepositions(t('strip.add_to_cart_cross_sell'))}</h3>
      <ul className={styles.list}>
        {products.map(({ id, slug, name, fileKey, price, isPriceFrom }) => (
          <li key={id} className={styles.line}>
            <Picture fileKey={fileKey} alt="" width={64} height={64} />
            <Link to={paths.product(slug, {})}>{keepPrepositions(name)}</Link>
            {price && <ProductPrice price={price} unit={null} isFrom={isPriceFrom} className={styles.price} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
