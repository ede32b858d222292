import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import type { ProductDetail } from '../../model/product-detail';
import { DetailPrice } from '../detail-price/detail-price';
import styles from './sticky-buy-bar.module.css';

/** On a phone: the price and the button stay within reach while one reads. Its button belongs to the page's form. */
export function StickyBuyBar({ product, formId }: { product: ProductDetail; formId: string }) {
  const { t } = useTranslation('cart');
  if (!product.canBeBought) return null;
  return (
    <div className={styles.bar}>
      <DetailPrice product={product} className={styles.price} />
      <Button type="submit" form={formId} icon="cart">
        {t('addToCart.button')}
      </Button>
    </div>
  );
}
