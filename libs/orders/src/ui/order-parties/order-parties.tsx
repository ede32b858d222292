import { useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone } from '@vyloha/ui';
import { Fragment, type ReactNode } from 'react';
import { buyerAddress } from '../../model/buyer-address';
import { type Order, type OrderAddress, toPartyLines } from '../../model/order';
import { paymentStateOf, type PaymentState } from '../../model/payments/payment-state';
import styles from './order-parties.module.css';

interface OrderPartiesProps {
  order: Order;
  /** Whether to say that it is paid, or when it will be. */
  showsPaymentState?: boolean;
  /** More of them. */
  children?: ReactNode;
}

/** How an order is delivered and paid, with the party of each, side by side where the width allows. */
export function OrderParties({ order, showsPaymentState = false, children }: OrderPartiesProps) {
  const { t } = useTranslation('orders');
  const { shipper, shippingAddress, branch } = order;
  const isPickUp = shipper.isPickUp || shipper.isAtPoint;
  return (
    <div className={styles.parties}>
      <OrderParty
        title={t(isPickUp ? 'order.pickUp' : 'order.delivery')}
        service={shipper.name}
        address={{ ...shippingAddress, name: branch?.name ?? shippingAddress.name }}
      >
        {shipper.isAtPoint && <p>{t('order.recipient', { name: shippingAddress.name })}</p>}
      </OrderParty>
      <OrderParty
        title={t('order.paymentTitle')}
        service={
          <>
            {order.payment.name} {showsPaymentState && <PaymentStateBadge order={order} />}
          </>
        }
        address={buyerAddress(order)}
      >
        <BuyerNumbers buyer={order.buyer} vatNumberState={order.vatNumberState} />
      </OrderParty>
      {children}
    </div>
  );
}

interface OrderPartyProps {
  title: string;
  /** Name of the shipper or payment, with its state. */
  service?: ReactNode;
  /** `null` where there is none, or it is the same as the other party's. */
  address: OrderAddress | null;
  children?: ReactNode;
}

/** One party of an order: heading and address, with children below. */
export function OrderParty({ title, service, address, children }: OrderPartyProps) {
  return (
    <section>
      <h2>{title}</h2>
      {service !== undefined && <p>{service}</p>}
      {address !== null && (
        <address className={styles.address}>
          {toPartyLines(address).map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </address>
      )}
      {children}
    </section>
  );
}

const paymentTones = {
  awaiting: 'warning',
  pending: 'muted',
  failed: 'warning',
  interrupted: 'warning',
  onDelivery: 'muted',
  invoiced: 'muted',
  overdue: 'warning',
  paid: 'success',
  partlyPaid: 'warning',
  refundDue: 'warning',
  refunded: 'muted',
  partlyRefunded: 'muted',
  cancelled: 'muted',
} as const satisfies Partial<Record<PaymentState, BadgeTone>>;

function PaymentStateBadge({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const state = paymentStateOf(order);
  return state === 'unknown' ? null : <Badge tone={paymentTones[state]}>{t(`order.payment.${state}`)}</Badge>;
}

/** The numbers of a business; those that it has, and what VIES said about the one for VAT. */
function BuyerNumbers({ buyer, vatNumberState }: Pick<Order, 'buyer' | 'vatNumberState'>) {
  const { t } = useTranslation('orders');
  return (
    <>
      {(['tin', 'vatin', 'vatinSvk'] as const).map((key) => {
        const number = buyer?.[key] ?? null;
        return number === null ? null : <p key={key}>{t(`order.${key}`, { number })}</p>;
      })}
      {vatNumberState && (
        <p className={styles.note}>
          {t(`order.vatNumber.${vatNumberState.result}`, { number: vatNumberState.number })}
        </p>
      )}
    </>
  );
}
