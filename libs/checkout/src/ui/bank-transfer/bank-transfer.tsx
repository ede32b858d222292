import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { Card, SummaryList } from '@vyloha/ui';
import type { QrDrawing } from '../../model/payment/qr-drawing';
import type { BankTransfer as Transfer } from '../../model/payment/spayd';
import styles from './bank-transfer.module.css';

interface BankTransferProps {
  transfer: Transfer;
  currency: Currency;
  qr: QrDrawing | null;
}

/** Details of the bank transfer, to copy or to scan. */
export function BankTransfer({ transfer, currency, qr }: BankTransferProps) {
  const { t } = useTranslation('checkout');
  const amount = formatMoney(transfer.amountMinor, currency);
  return (
    <Card as="section">
      <h2>{t('finish.transferTitle')}</h2>
      <div className={styles.columns}>
        {qr && (
          <div className={styles.scan}>
            <svg
              className={styles.code}
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={t('finish.qrAlt', { amount })}
              shapeRendering="crispEdges"
            >
              <path d={qr.path} />
            </svg>
            <p className={styles.hint}>{t('finish.qrHint')}</p>
          </div>
        )}
        <SummaryList
          className={styles.account}
          rows={[
            { id: 'account', label: t('finish.accountNumber'), value: transfer.accountNumber },
            { id: 'symbol', label: t('finish.variableSymbol'), value: transfer.variableSymbol },
            { id: 'iban', label: t('finish.iban'), value: transfer.iban },
            ...(transfer.bic ? [{ id: 'bic', label: t('finish.bic'), value: transfer.bic }] : []),
            { id: 'amount', label: t('finish.amountToPay'), value: amount, isTotal: true },
          ]}
        />
      </div>
    </Card>
  );
}
