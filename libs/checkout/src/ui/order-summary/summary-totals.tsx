import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { SummaryList } from '@vyloha/ui';
import type { Summary, SummaryService } from '../../model/order/summary';
import styles from './order-summary.module.css';

/** Products, shipping, payment and the total with and without tax. */
export function SummaryTotals({ summary, currency }: { summary: Summary; currency: Currency }) {
  const { t } = useTranslation('checkout');
  const { t: tCart } = useTranslation('cart');
  const formatCredits = useFormatCredits();
  const formatServicePrice = (service: SummaryService | null) =>
    service === null
      ? t('summary.notChosen')
      : formatMoney(service.priceMinor, currency, { zeroText: t('methods.free') });
  const withoutTax = t('summary.withoutTax', { price: formatMoney(summary.totalWithoutTaxMinor, currency) });
  return (
    <SummaryList
      rows={[
        { id: 'products', label: t('summary.products'), value: formatMoney(summary.productsMinor, currency) },
        ...(summary.credits > 0
          ? [{ id: 'credits', label: tCart('credits.title'), value: formatCredits(summary.credits) }]
          : []),
        {
          id: 'shipping',
          label: summary.shipping?.name ?? t('summary.shipping'),
          value: formatServicePrice(summary.shipping),
        },
        {
          id: 'payment',
          label: summary.payment?.name ?? t('summary.payment'),
          value: formatServicePrice(summary.payment),
        },
        {
          id: 'total',
          label: t('summary.total'),
          value: (
            <>
              {formatMoney(summary.totalMinor, currency)}
              <span className={styles.withoutTax}>{withoutTax}</span>
            </>
          ),
          isTotal: true,
        },
      ]}
    />
  );
}
