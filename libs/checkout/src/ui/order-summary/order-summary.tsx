import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { Card, Disclosure } from '@vyloha/ui';
import type { Summary } from '../../model/summary';
import styles from './order-summary.module.css';
import { SummaryLines } from './summary-lines';
import { SummarySums } from './summary-sums';

/** The order at the side: what is bought and what it costs. Folded behind its total where there is no side. */
export function OrderSummary({ summary, currency }: { summary: Summary; currency: Currency }) {
  const { t } = useTranslation('checkout');
  const content = (
    <>
      <SummaryLines lines={summary.lines} currency={currency} />
      <SummarySums summary={summary} currency={currency} />
    </>
  );
  const foldedTitle = (
    <span className={styles.foldedTitle}>
      {t('summary.title')} <b className={styles.foldedTotal}>{formatMoney(summary.totalMinor, currency)}</b>
    </span>
  );
  return (
    <>
      <Card tone="sand" className={styles.folded}>
        <Disclosure title={foldedTitle}>{content}</Disclosure>
      </Card>
      <Card as="section" tone="sand" className={styles.open}>
        <h2>{t('summary.title')}</h2>
        {content}
      </Card>
    </>
  );
}
