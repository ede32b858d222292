import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { Picture } from '@vyloha/ui';
import type { SummaryLine } from '../../model/summary';
import styles from './order-summary.module.css';

const pictureSize = { width: 56, height: 56 };

/** Rows of the order with picture, amount and price. */
export function SummaryLines({ lines, currency }: { lines: readonly SummaryLine[]; currency: Currency }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          {!line.isDiscount && <Picture fileKey={line.picture?.fileKey} alt="" {...pictureSize} />}
          <span className={styles.words}>
            <span>{line.name}</span>
            {!line.isDiscount && (
              <span className={styles.amount}>
                {t('summary.amount', {
                  amount: formatQuantity(toQuantity(line.amount, line.multiplier)),
                  unit: line.unit,
                })}
              </span>
            )}
          </span>
          <span className={styles.price}>
            {formatMoney(line.totalMinor, currency, { zeroText: t('methods.free') })}
          </span>
        </li>
      ))}
    </ul>
  );
}
