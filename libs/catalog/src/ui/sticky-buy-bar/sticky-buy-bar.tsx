import { useTranslation } from '@vyloha/i18n';
import { Button } from '@vyloha/ui';
import type { CreditsOffer, ProductDetail } from '../../model/product/product-detail';
import { CreditsPrice } from '../credits-price/credits-price';
import { DetailPrice } from '../detail-price/detail-price';
import styles from './sticky-buy-bar.module.css';

interface StickyBuyBarProps {
  product: ProductDetail;
  credits: CreditsOffer | null;
  formId: string;
}

/** On a phone: the price and the button stay visible while scrolling. Its button belongs to the page's form. */
export function StickyBuyBar({ product, credits, formId }: StickyBuyBarProps) {
  const { t } = useTranslation('cart');
  if (!product.canBeBought) return null;
  return (
    <div className={styles.bar} data-buy-bar>
      {credits?.isSelected ? (
        <CreditsPrice price={credits.price} className={styles.price} />
      ) : (
        <DetailPrice product={product} className={styles.price} />
      )}
      <Button type="submit" form={formId} icon="cart">
        {t('addToCart.button')}
      </Button>
    </div>
  );
}
