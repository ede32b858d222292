import { isSoldByMetre } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import type { ProductDetail } from '../../model/product/product-detail';
import { toDisplayPrice } from '../../model/prices/display-price';
import { ProductPrice } from '../product-price/product-price';

interface DetailPriceProps {
  product: Pick<ProductDetail, 'price' | 'unit' | 'multiplier'>;
  size?: 'small' | 'medium' | 'large';
  /** The price with the other tax display too, if the shopper prefers both and there is a tax. */
  hasSecondary?: boolean;
  className?: string | undefined;
}

/** The price on the product page; nothing where there is none. */
export function DetailPrice({ product, size, hasSecondary = false, className }: DetailPriceProps) {
  const { t } = useTranslation('catalog');
  const { currency, displayVat, displayBothPrices } = useShopper();
  const { price, unit, multiplier } = product;
  if (price === null) return null;
  const hasTax = price.current.withTaxMinor !== price.current.withoutTaxMinor;
  const other = displayVat
    ? t('price.withoutTax', { price: formatMoney(price.current.withoutTaxMinor, currency) })
    : t('price.withTax', { price: formatMoney(price.current.withTaxMinor, currency) });
  return (
    <ProductPrice
      price={toDisplayPrice(price, displayVat)}
      unit={isSoldByMetre(multiplier) ? unit : null}
      secondary={hasSecondary && displayBothPrices && hasTax ? other : null}
      size={size}
      className={className}
    />
  );
}
