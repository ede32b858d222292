import { isSoldByMetre } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import type { ProductDetail } from '../../model/product-detail';
import { ProductPrice } from '../product-price/product-price';
import styles from './sticky-buy-bar.module.css';

/** On a phone: the price and the button stay within reach while one reads. Its button belongs to the page's form. */
export function StickyBuyBar({ product, formId }: { product: ProductDetail; formId: string }) {
  const { t } = useTranslation('cart');
  const { price, unit, multiplier, canBeBought } = product;
  if (!canBeBought || price === null) return null;
  return (
    <div className={styles.bar}>
      <ProductPrice price={price} unit={isSoldByMetre(multiplier) ? unit : null} className={styles.price} />
      <Button type="submit" form={formId} icon="cart">
        {t('addToCart.button')}
      </Button>
    </div>
  );
}
