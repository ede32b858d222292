import { formatDate, useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { isWithdrawable } from '../../model/after-sale';
import type { Order, OrderView } from '../../model/order';
import { linesNotSent } from '../../model/parcel';
import { missingRestMinor, paymentStateOf } from '../../model/payments/payment-state';
import { nextStepsOf } from '../payment-kinds/payment-kinds';
import styles from './next-steps.module.css';

/** How it is handed over; that the shop writes then is promised only where it does. */
function handOverKey({ shipper }: Order, unannounced: readonly string[]): string {
  if (shipper.isAtPoint) return 'next.point';
  const state = shipper.isPickUp ? 'ready' : 'shipped';
  const key = shipper.isPickUp ? 'next.pickUp' : 'next.delivery';
  return unannounced.includes(state) ? `${key}Unannounced` : key;
}

const isPartlySent = ({ parcels, lines }: Order) => parcels.length > 0 && linesNotSent(parcels, lines).length > 0;

/** Whether it is prepared once the rest of its price has come. */
const awaitsRest = (order: Order) => order.isPaidUpFront && missingRestMinor(order) !== null;

/** Keys of the texts that say how the order continues; none for a state that the shop does not know. */
function stepKeys(order: Order, unannounced: readonly string[]): string[] {
  const { status, payment } = order;
  if (order.isReturned) return ['next.returned'];
  const handOver = handOverKey(order, unannounced);
  switch (status) {
    case 'new':
      return [...(awaitsRest(order) ? ['next.rest'] : nextStepsOf(payment)), handOver];
    case 'paid':
    case 'processing':
      return isPartlySent(order)
        ? [unannounced.includes('shipped') ? 'next.unsentUnannounced' : 'next.unsent']
        : ['next.preparing', handOver];
    case 'shipped':
      return ['next.shipped'];
    case 'ready':
      return [order.pickUpUntil === null ? 'next.ready' : 'next.readyUntil'];
    case 'delivered':
      return [isWithdrawable(order) ? 'next.delivered' : 'next.deliveredToCompany'];
    case 'cancelled':
      // Where money comes back, the payment says so.
      return paymentStateOf(order) === 'cancelled' ? ['next.cancelled'] : [];
    default:
      return [];
  }
}

/** How the order continues: payment, then delivery. */
export function NextSteps({ order, unannounced }: { order: OrderView; unannounced: readonly string[] }) {
  const { t } = useTranslation('orders');
  const keys = stepKeys(order, unannounced);
  const until = order.pickUpUntil === null ? '' : formatDate(order.pickUpUntil);
  const amount = formatMoney(missingRestMinor(order) ?? 0, order.currency);
  if (keys.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      <ol className={styles.steps}>
        {keys.map((key) => (
          <li key={key}>{t(key, { branch: order.branch?.name ?? '', date: until, amount })}</li>
        ))}
      </ol>
    </section>
  );
}
