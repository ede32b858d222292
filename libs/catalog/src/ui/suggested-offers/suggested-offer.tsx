import { NotSaleableBadge } from '@vyloha/cart/ui';
import type { ProductBox } from '../../model/product/product-box';
import { ProductAvailability } from '../product-availability/product-availability';
import { BoxPrice } from '../product-box/box-price';
import styles from './suggested-offer.module.css';

/**
 * What a product costs and whether it is in stock, on a line of suggestions: its box without what needs more space. A
 * reduction would have to be accompanied by the lowest price of 30 days, so only the price to pay is shown.
 */
export function SuggestedOffer({ product }: { product: ProductBox }) {
  const { price, availability, unit } = product;
  return (
    <div className={styles.offer}>
      <BoxPrice product={{ ...product, price: price && { ...price, discount: null, measure: null } }} size="small" />
      {availability === null ? (
        <NotSaleableBadge />
      ) : (
        <ProductAvailability availability={{ ...availability, stock: null }} delivery={null} unit={unit} />
      )}
    </div>
  );
}
