import { useTranslation } from '@vyloha/i18n';
import type { Order } from '../../model/order/order';
import { nextStepOf } from '../payment-kinds/payment-kinds';
import styles from './finish-page.module.css';

/** Next steps: payment, then delivery. */
export function NextSteps({ order: { payment, shipper, branch } }: { order: Order }) {
  const { t } = useTranslation('checkout');
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('finish.nextTitle')}</h2>
      <ol className={styles.steps}>
        <li>{t(nextStepOf(payment))}</li>
        <li>{shipper.isPickUp ? t('finish.nextPickUp', { branch: branch?.name ?? '' }) : t('finish.nextDelivery')}</li>
      </ol>
    </section>
  );
}
