import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { SummaryList } from '@vyloha/ui';
import type { ProductDetail } from '../../model/product/product-detail';
import styles from './quantity-prices.module.css';

/** Lower prices for larger quantities. */
export function QuantityPrices({ product: { price, multiplier, unit } }: { product: ProductDetail }) {
  const { t } = useTranslation('catalog');
  const { currency, displayVat } = useShopper();
  const steps = price?.quantityPrices ?? [];
  if (steps.length === 0) return null;
  return (
    <div className={styles.frame}>
      <p className={styles.title}>{t('product.quantityPrices')}</p>
      <SummaryList
        rows={steps.map((step) => {
          const quantity = formatQuantity(toQuantity(step.amountFrom, multiplier));
          const minor = displayVat ? step.price.withTaxMinor : step.price.withoutTaxMinor;
          return {
            id: quantity,
            label: t('product.quantityFrom', { quantity, unit }),
            value: t('price.perMeasure', { price: formatMoney(minor, currency), unit }),
          };
        })}
      />
    </div>
  );
}
