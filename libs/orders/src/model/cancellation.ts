import type { Order } from './order';
import { paymentStateOf } from './payments/payment-state';

/** Why an order was not cancelled, in words. */
export interface CancelRefusal {
  cancelError: string;
}

/** Of what the shopper says to it. */
export const maxReasonLength = 500;

export const cancelIntent = 'cancel';

export const isCancelForm = (form: FormData): boolean => form.get('intent') === cancelIntent;

/** What becomes of the money of an order that is cancelled: it goes back by the gateway or as it came, or none has come. */
export function moneyOfCancelled(order: Order): 'gateway' | 'otherwise' | 'none' {
  const { money, online, prices } = order;
  if (online.state === 'paid' && prices.totalMinor > 0) return 'gateway';
  const hasCome = money === null ? paymentStateOf(order) === 'paid' : money.receivedMinor > money.returnedMinor;
  return hasCome ? 'otherwise' : 'none';
}
