import { limits } from '@vyloha/config';
import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Icon, type IconName } from '@vyloha/ui';
import type { DeliveryTerms } from '../../model/product/delivery-terms';
import styles from './trust-lines.module.css';

interface TrustLinesProps {
  terms: DeliveryTerms | null;
  /** What is bought for credits does not count towards free delivery. */
  isForCredits: boolean;
}

/** Benefits of the shop, those about delivery only where they hold for the product. */
export function TrustLines({ terms, isForCredits }: TrustLinesProps) {
  const { t } = useTranslation('catalog');
  const { currency } = useShopper();
  const free = isForCredits ? null : terms?.free;
  const percent = String(limits.complaintRatePercent).replace('.', ',');
  return (
    <ul className={styles.list} aria-label={t('product.trust')}>
      {free?.kind === 'from' && (
        <Line icon="package" text={t('trust.freeShipping', { price: formatMoney(free.minor, currency) })} />
      )}
      {free?.kind === 'always' && <Line icon="package" text={t('badge.freeShipping')} />}
      {terms?.isSentAtOnce && (
        <>
          <Line icon="clock" text={t('trust.sameDay', { hour: limits.shippingCutoffHour })} />
          <Line icon="truck" text={t('trust.delivery', { count: limits.deliveryWithinDays })} />
        </>
      )}
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
