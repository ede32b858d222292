import { useTranslation } from '@vyloha/i18n';
import { Icon } from '@vyloha/ui';
import type { VatNumberState } from '../../model/vat-number';
import styles from './vat-number.module.css';

/** What VIES says about a number for VAT, beside it. */
export function VatNumberNote({ state }: { state: VatNumberState | null }) {
  const { t } = useTranslation('account');
  if (state === null) return null;
  const { number, result } = state;
  return (
    <span className={styles.note} data-result={result}>
      <Icon name={result === 'valid' ? 'check' : 'info'} />
      <span>{t(`vatNumber.${result}`, { number })}</span>
    </span>
  );
}
