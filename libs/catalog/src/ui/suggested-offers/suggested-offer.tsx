import { useTranslation } from '@vyloha/i18n';
import type { ProductBox } from '../../model/product/product-box';
import { ProductAvailability } from '../product-availability/product-availability';
import { BoxPrice } from '../product-box/box-price';
import styles from './suggested-offer.module.css';

/**
 * What a product costs and whether it is in stock, on a line of suggestions: its box without what needs more space. A
 * reduction would have to be accompanied by the lowest price of 30 days, so only the price to pay is shown.
 */
export function SuggestedOffer({ product }: { product: ProductBox }) {
  const { t } = useTranslation('catalog');
  const { price, availability, unit } = product;
  return (
    <div className={styles.offer}>
      <BoxPrice product={{ ...product, price: price && { ...price, discount: null, measure: null } }} size="small" />
      {/* A box says it by a badge, for which a line has no room. */}
      <ProductAvailability
        availability={{ ...(availability ?? { isAvailable: false, text: t('badge.notSaleable') }), stock: null }}
        delivery={null}
        unit={unit}
      />
    </div>
  );
}
