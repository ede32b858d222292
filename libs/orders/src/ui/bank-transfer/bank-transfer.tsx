import { formatDate, useTranslation } from '@vyloha/i18n';
import { type BankTransfer as Transfer, formatIban, formatMoney, type Currency } from '@vyloha/money';
import { Card, SummaryList } from '@vyloha/ui';
import type { OrderInvoice } from '../../model/payments/order-payment';
import type { PaymentCode, QrDrawing } from '../../model/payments/payment-code';
import styles from './bank-transfer.module.css';

interface BankTransferProps {
  transfer: Transfer;
  currency: Currency;
  codes: readonly PaymentCode[];
  /** What it pays; left out where the order is paid at once. */
  invoice?: OrderInvoice | null;
}

/** Before its invoice is issued only the earliest day is known. */
function dueKey({ state }: OrderInvoice): string {
  return state === 'awaiting' ? 'transfer.dueEarliest' : 'transfer.due';
}

/** Details of the bank transfer, to copy or to scan. */
export function BankTransfer({ transfer, currency, codes, invoice = null }: BankTransferProps) {
  const { t } = useTranslation('orders');
  const amount = formatMoney(transfer.amountMinor, currency);
  return (
    <Card as="section">
      <h2>{t(invoice === null ? 'transfer.title' : 'transfer.invoiceTitle')}</h2>
      <div className={styles.columns}>
        {codes.length > 0 && (
          <div className={styles.scan}>
            {codes.map(({ format, drawing }) => (
              <figure key={format} className={styles.code}>
                <QrCode drawing={drawing} label={t('transfer.qrAlt', { amount })} />
                <figcaption>{t(`transfer.${format}`)}</figcaption>
              </figure>
            ))}
            <p className={styles.hint}>{t('transfer.qrHint')}</p>
          </div>
        )}
        <SummaryList
          className={styles.account}
          rows={[
            { id: 'account', label: t('transfer.accountNumber'), value: transfer.accountNumber },
            { id: 'symbol', label: t('transfer.variableSymbol'), value: transfer.variableSymbol },
            { id: 'iban', label: t('transfer.iban'), value: formatIban(transfer.iban) },
            ...(transfer.bic ? [{ id: 'bic', label: t('transfer.bic'), value: transfer.bic }] : []),
            ...(invoice ? [{ id: 'due', label: t(dueKey(invoice)), value: formatDate(invoice.dueOn) }] : []),
            { id: 'amount', label: t('transfer.amountToPay'), value: amount, isTotal: true },
          ]}
        />
      </div>
    </Card>
  );
}

function QrCode({ drawing: { size, path }, label }: { drawing: QrDrawing; label: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
