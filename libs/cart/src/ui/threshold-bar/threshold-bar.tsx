import { useTranslation } from '@vyloha/i18n';
import { Icon, ProgressBar } from '@vyloha/ui';
import type { Cart } from '../../model/cart';
import { progressTowards } from '../../model/gifts/progress';
import { useFormatLimit } from '../use-format-limit';
import styles from './threshold-bar.module.css';

interface ThresholdBarProps {
  /** What the cart gets at the threshold. */
  reward: 'freeDelivery' | 'gifts';
  valueMinor: number;
  thresholdMinor: number;
  tax: Cart['tax'];
  /** A coupon grants it at any value. */
  isFree?: boolean;
}

const icons = { freeDelivery: 'truck', gifts: 'gift' } as const;

/** Progress bar towards free delivery or a gift. */
export function ThresholdBar({ reward, valueMinor, thresholdMinor, tax, isFree = false }: ThresholdBarProps) {
  const { t } = useTranslation('cart');
  const formatLimit = useFormatLimit(tax);
  const { percent, remainingMinor, isActive } = progressTowards(valueMinor, thresholdMinor, { isFree });
  return (
    <div className={styles.bar} data-reached={isActive || undefined}>
      <p className={styles.text}>
        <Icon name={isActive ? 'success' : icons[reward]} />
        <span>
          {isActive ? t(`${reward}.reached`) : t(`${reward}.remaining`, { price: formatLimit(remainingMinor) })}
        </span>
      </p>
      <ProgressBar percent={percent} label={t(`${reward}.label`)} />
    </div>
  );
}
