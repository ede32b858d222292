import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { OrderLines, OrderPrices } from '@vyloha/orders/ui';
import { Card, Disclosure } from '@vyloha/ui';
import type { Summary } from '../../model/order/summary';
import styles from './order-summary.module.css';

/** Order summary at the side, collapsed behind its total on narrow screens. */
export function OrderSummary({ summary, currency }: { summary: Summary; currency: Currency }) {
  const { t } = useTranslation('checkout');
  const { t: tOrders } = useTranslation('orders');
  const { displayVat } = useShopper();
  const total = displayVat
    ? formatMoney(summary.totalMinor, currency)
    : tOrders('prices.withoutTax', { price: formatMoney(summary.totalWithoutTaxMinor, currency) });
  const content = (
    <>
      <OrderLines lines={summary.lines} currency={currency} />
      <OrderPrices prices={summary} currency={currency} />
    </>
  );
  const collapsedTitle = (
    <span className={styles.collapsedTitle}>
      {t('summary.title')} <b className={styles.collapsedTotal}>{total}</b>
    </span>
  );
  return (
    <>
      <Card tone="sand" className={styles.collapsed}>
        <Disclosure title={collapsedTitle}>{content}</Disclosure>
      </Card>
      <Card as="section" tone="sand" className={styles.open}>
        <h2>{t('summary.title')}</h2>
        {content}
      </Card>
    </>
  );
}
