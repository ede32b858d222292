import { useTranslation } from '@vyloha/i18n';
import { Icon, VisuallyHidden } from '@vyloha/ui';
import clsx from 'clsx';
import { type OrderProgress, type OrderStep, toOrderSteps } from '../../model/order-progress';
import styles from './order-timeline.module.css';

function iconOf({ status, state }: OrderStep) {
  if (state === 'ahead') return null;
  return <Icon name={status === 'cancelled' ? 'close' : 'check'} size={16} />;
}

/** The way of an order from placing to its end; nothing for a state that has no place on it. */
export function OrderTimeline(progress: OrderProgress) {
  const { t } = useTranslation('orders');
  const steps = toOrderSteps(progress);
  if (steps.length === 0) return null;
  return (
    <ol className={styles.steps} aria-label={t('order.progress')}>
      {steps.map((step) => (
        <li
          key={step.status}
          className={clsx(styles.step, styles[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>{iconOf(step)}</span>
          <span>{t(`order.status.${step.status}`)}</span>
          {step.state === 'done' && <VisuallyHidden>{t('order.stepDone')}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
