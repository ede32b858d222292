import { useTranslation } from '@vyloha/i18n';
import type { Order } from '../../model/order/order';
import { paymentStateOf } from '../../model/payment/payment-state';
import { nextStepOf } from '../payment-kinds/payment-kinds';
import styles from './next-steps.module.css';

/** Keys of the texts that say how the order continues; none for a state that the shop does not know. */
function handOverKey({ shipper }: Order): string {
  if (shipper.isAtPoint) return 'finish.nextPoint';
  return shipper.isPickUp ? 'finish.nextPickUp' : 'finish.nextDelivery';
}

function stepKeys(order: Order): string[] {
  const { status, payment } = order;
  if (order.isReturned) return ['order.nextReturned'];
  const handOver = handOverKey(order);
  switch (status) {
    case 'new':
      return [nextStepOf(payment), handOver];
    case 'paid':
    case 'processing':
      return ['order.nextPreparing', handOver];
    case 'shipped':
      return ['order.nextShipped'];
    case 'ready':
      return ['order.nextReady'];
    case 'delivered':
      return ['order.nextDelivered'];
    case 'cancelled':
      // Where money comes back, the payment says so.
      return paymentStateOf(order) === 'cancelled' ? ['order.nextCancelled'] : [];
    default:
      return [];
  }
}

/** How the order continues: payment, then delivery. */
export function NextSteps({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const keys = stepKeys(order);
  if (keys.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('finish.nextTitle')}</h2>
      <ol className={styles.steps}>
        {keys.map((key) => (
          <li key={key}>{t(key, { branch: order.branch?.name ?? '' })}</li>
        ))}
      </ol>
    </section>
  );
}
