import { useTranslation } from '@vyloha/i18n';
import type { ProductBox } from '../../model/product/product-box';
import { ProductPrice } from '../product-price/product-price';
import styles from './product-box.module.css';

interface BoxPriceProps {
  product: ProductBox;
  size?: 'small' | 'medium';
}

/** The price of a product in a box, or a text where there is none. */
export function BoxPrice({ product: { price, unit, isSoldByMetre, isPriceFrom }, size }: BoxPriceProps) {
  const { t } = useTranslation('catalog');
  if (price === null) return <p className={styles.noPrice}>{t('price.none')}</p>;
  return <ProductPrice price={price} unit={isSoldByMetre ? unit : null} isFrom={isPriceFrom} size={size} />;
}
