import { useTranslation } from '@vyloha/i18n';
import { Icon } from '@vyloha/ui';
import { progressTowards } from '../../model/progress';
import { useMoney } from '../use-money';
import styles from './free-delivery-bar.module.css';

interface FreeDeliveryBarProps {
  valueMinor: number;
  thresholdMinor: number;
  /** A coupon gives it whatever the value. */
  isFree?: boolean;
}

/** How much is missing for delivery to be free. */
export function FreeDeliveryBar({ valueMinor, thresholdMinor, isFree = false }: FreeDeliveryBarProps) {
  const { t } = useTranslation('cart');
  const money = useMoney();
  const { percent, remainingMinor, isActive } = progressTowards(valueMinor, thresholdMinor, { isFree });
  return (
    <div className={styles.bar} data-reached={isActive || undefined}>
      <p className={styles.text}>
        <Icon name={isActive ? 'success' : 'truck'} />
        <span>
          {isActive ? t('freeDelivery.reached') : t('freeDelivery.remaining', { price: money(remainingMinor) })}
        </span>
      </p>
      <progress className={styles.progress} max={100} value={percent} aria-label={t('freeDelivery.label')} />
    </div>
  );
}
