import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { type Currency, formatMoney } from '@vyloha/money';
import { SummaryList } from '@vyloha/ui';
import type { OrderPrices as Prices } from '../../model/order-prices';
import styles from './order-prices.module.css';

/** Prices of an order, before and after it is placed: products, shipping, payment, rounding, the total with and without tax. */
export function OrderPrices({ prices, currency }: { prices: Prices; currency: Currency }) {
  const { t } = useTranslation('orders');
  const { t: tCart } = useTranslation('cart');
  const formatCredits = useFormatCredits();
  const toServiceRow = (id: 'shipping' | 'payment') => {
    const service = prices[id];
    return service === null
      ? { id, label: t(`prices.${id}`), value: t('prices.notChosen') }
      : {
          id,
          label: service.name,
          value: formatMoney(service.priceMinor, currency, { zeroText: t('prices.free') }),
        };
  };
  const { treatment } = prices.tax;
  const isTaxed = treatment === 'home' || treatment === 'oss';
  const taxNote = isTaxed
    ? t('prices.withoutTax', { price: formatMoney(prices.totalWithoutTaxMinor, currency) })
    : t(`prices.${treatment}`);
  return (
    <SummaryList
      rows={[
        { id: 'products', label: t('prices.products'), value: formatMoney(prices.productsMinor, currency) },
        ...(prices.credits > 0
          ? [{ id: 'credits', label: tCart('credits.title'), value: formatCredits(prices.credits) }]
          : []),
        toServiceRow('shipping'),
        toServiceRow('payment'),
        ...(prices.roundingMinor === 0
          ? []
          : [{ id: 'rounding', label: t('prices.rounding'), value: formatMoney(prices.roundingMinor, currency) }]),
        {
          id: 'total',
          label: t(isTaxed ? 'prices.total' : 'prices.totalUntaxed'),
          value: (
            <>
              {formatMoney(prices.totalMinor, currency)}
              <span className={styles.withoutTax}>{taxNote}</span>
            </>
          ),
          isTotal: true,
        },
      ]}
    />
  );
}
