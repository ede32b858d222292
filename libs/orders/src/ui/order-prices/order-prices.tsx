import { useFormatCredits } from '@vyloha/cart/ui';
import { hasTax } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { type Currency, formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { SummaryList, type SummaryRow } from '@vyloha/ui';
import type { OrderPrices as Prices } from '../../model/order-prices';
import styles from './order-prices.module.css';

/**
 * Prices of an order, before and after it is placed: products, shipping, payment, rounding, the total with and without
 * tax. Who prefers prices without tax has them in all rows, and then what is to be paid.
 */
export function OrderPrices({ prices, currency }: { prices: Prices; currency: Currency }) {
  const { t } = useTranslation('orders');
  const { t: tCart } = useTranslation('cart');
  const formatCredits = useFormatCredits();
  const { displayVat } = useShopper();
  const { treatment } = prices.tax;
  const isTaxed = hasTax(prices.tax);
  const isNetFirst = isTaxed && !displayVat;
  const products = isNetFirst ? prices.productsWithoutTaxMinor : prices.productsMinor;
  const toServiceRow = (id: 'shipping' | 'payment') => {
    const service = prices[id];
    return service === null
      ? { id, label: t(`prices.${id}`), value: t('prices.notChosen') }
      : {
          id,
          label: service.name,
          value: formatMoney(isNetFirst ? service.priceWithoutTaxMinor : service.priceMinor, currency, {
            zeroText: t('prices.free'),
          }),
        };
  };
  const total = formatMoney(prices.totalMinor, currency);
  const totalWithoutTax = formatMoney(prices.totalWithoutTaxMinor, currency);
  const rounding: SummaryRow[] =
    prices.roundingMinor === 0
      ? []
      : [{ id: 'rounding', label: t('prices.rounding'), value: formatMoney(prices.roundingMinor, currency) }];
  const taxNote = isTaxed ? t('prices.withoutTax', { price: totalWithoutTax }) : t(`prices.${treatment}`);
  // What rounds the price is a part of what is paid alone.
  const totals: SummaryRow[] = isNetFirst
    ? [
        { id: 'total-without-tax', label: t('prices.totalWithoutTax'), value: totalWithoutTax, isTotal: true },
        ...rounding,
        { id: 'total', label: t('prices.total'), value: total },
      ]
    : [
        ...rounding,
        {
          id: 'total',
          label: t(isTaxed ? 'prices.total' : 'prices.totalUntaxed'),
          value: (
            <>
              {total}
              <span className={styles.withoutTax}>{taxNote}</span>
            </>
          ),
          isTotal: true,
        },
      ];
  return (
    <SummaryList
      rows={[
        { id: 'products', label: t('prices.products'), value: formatMoney(products, currency) },
        ...(prices.credits > 0
          ? [{ id: 'credits', label: tCart('credits.title'), value: formatCredits(prices.credits) }]
          : []),
        toServiceRow('shipping'),
        toServiceRow('payment'),
        ...totals,
      ]}
    />
  );
}
