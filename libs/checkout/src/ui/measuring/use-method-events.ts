import { track } from '@vyloha/analytics';
import { useEffect, useRef } from 'react';
import { toMeasuredItems, toMeasuredValue } from './to-measured-items';
import type { MeasuredOrder } from './use-checkout-step';

/** Reports the selected shipping and payment, and another one when the selection changes. */
export function useMethodEvents(order: MeasuredOrder): void {
  const current = useRef(order);
  current.current = order;
  const shippingTier = order.summary.shipping?.name ?? null;
  const paymentType = order.summary.payment?.name ?? null;

  useEffect(() => {
    if (shippingTier !== null) track({ name: 'add_shipping_info', shippingTier, ...pricedItems(current.current) });
  }, [shippingTier]);

  useEffect(() => {
    if (paymentType !== null) track({ name: 'add_payment_info', paymentType, ...pricedItems(current.current) });
  }, [paymentType]);
}

function pricedItems({ summary, currency }: MeasuredOrder) {
  return {
    currency: currency.code,
    value: toMeasuredValue(summary),
    items: toMeasuredItems(summary.lines),
  };
}
