import { usePolling } from '@vyloha/ui';
import type { OrderView } from '../../model/order';
import type { OtherPayment } from '../../model/payments/payment-responses';
import { invoiceOf } from '../../model/payments/order-payment';
import { missingRestMinor, paymentStateOf } from '../../model/payments/payment-state';
import { OrderPayment } from './order-payment';

interface PaymentPanelProps {
  order: OrderView;
  /** Methods that it may be changed to. */
  otherPayments: readonly OtherPayment[];
  /** Where its forms are posted. */
  action: string;
  /** Why the last attempt failed; `null` when there was none. */
  error: string | null;
  /** Whether whoever sees it may not pay it. */
  isReadOnly?: boolean;
}

/** Banks take seconds to confirm a payment, seldom days. */
const pendingIntervalMs = 10_000;

/** The payment of an order, which follows it while its money is on its way. */
export function PaymentPanel({ order, isReadOnly = false, ...props }: PaymentPanelProps) {
  usePolling(paymentStateOf(order) === 'pending' ? pendingIntervalMs : null);
  return (
    <OrderPayment
      {...props}
      online={isReadOnly ? { ...order.online, isPayable: false } : order.online}
      invoice={invoiceOf(order.payment)}
      status={order.status}
      totalMinor={order.prices.totalMinor}
      restMinor={missingRestMinor(order)}
      refundDueMinor={order.refundDueMinor}
      currency={order.currency}
    />
  );
}
