import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Icon, type IconName } from '@vyloha/ui';
import styles from './trust-lines.module.css';

/** Benefits of the shop. */
export function TrustLines({ freeShippingAtMinor }: { freeShippingAtMinor: number | null }) {
  const { t } = useTranslation('catalog');
  const { currency } = useShopper();
  const percent = String(limits.complaintRatePercent).replace('.', ',');
  return (
    <ul className={styles.list} aria-label={t('product.trust')}>
      {freeShippingAtMinor !== null && (
        <Line icon="package" text={t('trust.freeShipping', { price: formatMoney(freeShippingAtMinor, currency) })} />
      )}
      <Line icon="clock" text={t('trust.sameDay', { hour: limits.shippingCutoffHour })} />
      <Line icon="truck" text={t('trust.delivery', { count: limits.deliveryWithinDays })} />
      <Line icon="shield" text={t('trust.complaints', { percent })} />
    </ul>
  );
}

function Line({ icon, text }: { icon: IconName; text: string }) {
  return (
    <li className={styles.line}>
      <Icon name={icon} />
      {text}
    </li>
  );
}
