import { buyerAddress } from '@vyloha/account';
import { BuyerNumbers, OrderDelivery, OrderParties as Parties, OrderParty } from '@vyloha/account/ui';
import { useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone } from '@vyloha/ui';
import type { ReactNode } from 'react';
import type { Order } from '../../model/order/order';
import { paymentStateOf, type PaymentState } from '../../model/payment/payment-state';

interface OrderPartiesProps {
  order: Order;
  /** Whether to say that it is paid, or when it will be. */
  showsPaymentState?: boolean;
  /** More of them. */
  children?: ReactNode;
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
  refundDue: 'warning',
  refunded: 'muted',
  cancelled: 'muted',
} as const satisfies Partial<Record<PaymentState, BadgeTone>>;

function PaymentStateBadge({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const state = paymentStateOf(order);
  return state === 'unknown' ? null : <Badge tone={paymentTones[state]}>{t(`order.payment.${state}`)}</Badge>;
}

/** Delivery and billing party of the order. */
export function OrderParties({ order, showsPaymentState = false, children }: OrderPartiesProps) {
  const { t } = useTranslation('checkout');
  const { shipper, shippingAddress, branch } = order;
  const isPickUp = shipper.isPickUp || shipper.isAtPoint;
  return (
    <Parties>
      <OrderParty
        title={t(isPickUp ? 'order.pickUp' : 'finish.shippingAddress')}
        service={shipper.name}
        address={{ ...shippingAddress, name: branch?.name ?? shippingAddress.name }}
      >
        {shipper.isAtPoint && <p>{t('order.recipient', { name: shippingAddress.name })}</p>}
        <OrderDelivery {...order} isPickUp={isPickUp} />
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
        <BuyerNumbers buyer={order.buyer} />
      </OrderParty>
      {children}
    </Parties>
  );
}
