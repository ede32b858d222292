import { useTranslation } from '@vyloha/i18n';
import { type Currency, formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Alert, SummaryList } from '@vyloha/ui';
import type { CompanyInvoice } from '../../model/company-account';
import styles from './company-page.module.css';

interface InvoiceCardProps {
  invoice: CompanyInvoice;
  currency: Currency;
}

/** How the company pays by invoice: its limit, what is used and left of it, and what is overdue. */
export function InvoiceCard({ invoice, currency }: InvoiceCardProps) {
  const { t } = useTranslation('company');
  const { hasTax } = useShopper();
  const money = (minor: number) => formatMoney(minor, currency);
  return (
    <section className={styles.section} aria-labelledby="invoice">
      <h2 id="invoice">{t('invoice.title')}</h2>
      {invoice.overdueMinor > 0 && (
        <Alert tone="danger">
          <p>{t('invoice.overdueText', { amount: money(invoice.overdueMinor) })}</p>
        </Alert>
      )}
      <SummaryList
        className={styles.invoice}
        rows={[
          { id: 'due', label: t('invoice.dueDays'), value: t('invoice.days', { count: invoice.dueDays }) },
          {
            id: 'limit',
            label: t(hasTax ? 'invoice.limit' : 'invoice.limitUntaxed'),
            value: money(invoice.limitMinor),
          },
          { id: 'used', label: t('invoice.used'), value: money(invoice.usedMinor) },
          { id: 'overdue', label: t('invoice.overdue'), value: money(invoice.overdueMinor) },
          { id: 'left', label: t('invoice.left'), value: money(invoice.leftMinor), isTotal: true },
        ]}
      />
      <p className={styles.role}>{t('invoice.note')}</p>
    </section>
  );
}
