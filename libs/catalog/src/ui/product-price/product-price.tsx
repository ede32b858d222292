import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Price } from '@vyloha/ui';
import type { DisplayPrice } from '../../model/prices/display-price';

interface ProductPriceProps {
  price: DisplayPrice;
  /** Unit of the price of a product that is not sold by the piece. */
  unit: string | null;
  /** Other variants cost more. */
  isFrom?: boolean;
  /** The price with the other tax display, formatted. */
  secondary?: string | null;
  size?: 'small' | 'medium' | 'large' | undefined;
  className?: string | undefined;
}

/** The price of a product with everything required by law. */
export function ProductPrice({ price, unit, isFrom = false, secondary, size, className }: ProductPriceProps) {
  const { t } = useTranslation('catalog');
  const { currency, displayVat } = useShopper();
  const { amountMinor, discount, measure } = price;
  const perMeasure =
    measure && t('price.perMeasure', { price: formatMoney(measure.amountMinor, currency), unit: measure.perUnit });

  return (
    <Price
      amountMinor={amountMinor}
      currency={currency}
      originalMinor={discount?.originalMinor}
      discountPercent={discount?.percent}
      lowestIn30DaysMinor={discount?.lowestIn30DaysMinor}
      secondary={secondary}
      perUnit={unit === null ? perMeasure : t('price.perUnit', { unit })}
      prefix={isFrom ? t('price.from') : undefined}
      suffix={displayVat ? undefined : t('price.isWithoutTax')}
      size={size}
      className={className}
    />
  );
}
