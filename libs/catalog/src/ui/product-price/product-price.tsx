import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Price } from '@vyloha/ui';
import type { ProductPrice as ProductPriceModel, TaxedPrice } from '../../model/product-price';

interface ProductPriceProps {
  price: ProductPriceModel;
  /** Named after the price of goods that are not sold by the piece. */
  unit: string | null;
  /** Other variants cost more. */
  isFrom?: boolean;
  /** Shows the price with the other tax display too, where the shopper wants both. */
  hasSecondary?: boolean;
  size?: 'medium' | 'large';
  className?: string | undefined;
}

/** The price of goods as the shopper wants to see it, with everything the law wants beside it. */
export function ProductPrice({
  price,
  unit,
  isFrom = false,
  hasSecondary = false,
  size,
  className,
}: ProductPriceProps) {
  const { t } = useTranslation('catalog');
  const { currency, displayVat, displayBothPrices } = useShopper();
  const shown = ({ withTaxMinor, withoutTaxMinor }: TaxedPrice) => (displayVat ? withTaxMinor : withoutTaxMinor);
  const { current, original, discountPercent, lowestIn30DaysMinor, measure } = price;

  const other = displayVat
    ? t('price.withoutTax', { price: formatMoney(current.withoutTaxMinor, currency) })
    : t('price.withTax', { price: formatMoney(current.withTaxMinor, currency) });
  const perMeasure =
    measure && t('price.perMeasure', { price: formatMoney(measure.withTaxMinor, currency), unit: measure.perUnit });

  return (
    <Price
      amountMinor={shown(current)}
      currency={currency}
      originalMinor={original && shown(original)}
      discountPercent={discountPercent}
      lowestIn30DaysMinor={lowestIn30DaysMinor}
      secondary={hasSecondary && displayBothPrices ? other : null}
      perUnit={unit === null ? perMeasure : t('price.perUnit', { unit })}
      prefix={isFrom ? t('price.from') : undefined}
      size={size}
      className={className}
    />
  );
}
