import { useTranslation } from '@vyloha/i18n';
import { Icon, ProgressBar } from '@vyloha/ui';
import { progressTowards } from '../../model/progress';
import { useMoney } from '../use-money';
import styles from './threshold-bar.module.css';

interface ThresholdBarProps {
  /** What the cart earns at the threshold. */
  reward: 'freeDelivery' | 'gifts';
  valueMinor: number;
  thresholdMinor: number;
  /** A coupon gives it whatever the value. */
  isFree?: boolean;
}

const icons = { freeDelivery: 'truck', gifts: 'gift' } as const;

/** How much is missing for delivery to be free, or for a gift. */
export function ThresholdBar({ reward, valueMinor, thresholdMinor, isFree = false }: ThresholdBarProps) {
  const { t } = useTranslation('cart');
  const money = useMoney();
  const { percent, remainingMinor, isActive } = progressTowards(valueMinor, thresholdMinor, { isFree });
  return (
    <div className={styles.bar} data-reached={isActive || undefined}>
      <p className={styles.text}>
        <Icon name={isActive ? 'success' : icons[reward]} />
        <span>{isActive ? t(`${reward}.reached`) : t(`${reward}.remaining`, { price: money(remainingMinor) })}</span>
      </p>
      <ProgressBar percent={percent} label={t(`${reward}.label`)} />
    </div>
  );
}
