import { OrderPayment } from '@vyloha/account/ui';
import { paths } from '@vyloha/links';
import type { Currency } from '@vyloha/money';
import type { ComponentProps } from 'react';
import type { Order } from '../../model/order/order';
import { paymentStateOf } from '../../model/payment/payment-state';
import { usePolling } from '../polling/use-polling';

interface PaymentPanelProps extends Pick<ComponentProps<typeof OrderPayment>, 'otherPayments' | 'error'> {
  order: Order;
  currency: Currency;
}

/** Banks take seconds to confirm a payment, seldom days. */
const pendingIntervalMs = 10_000;

/** The payment of an order, which follows it while its money is on its way. */
export function PaymentPanel({ order, ...props }: PaymentPanelProps) {
  usePolling(paymentStateOf(order) === 'pending' ? pendingIntervalMs : null);
  return (
    <OrderPayment
      {...props}
      online={order.online}
      invoice={order.payment.type === 'INVOICE' ? order.payment.invoice : null}
      status={order.status}
      totalMinor={order.summary.totalMinor}
      refundDueMinor={order.refundDueMinor}
      action={paths.orderByToken(order.token)}
    />
  );
}
