import { track } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import { useEffect, useRef } from 'react';
import { toAnalyticsItems } from './to-analytics-items';
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
    value: fromMinor(summary.totalMinor),
    items: toAnalyticsItems(summary.lines),
  };
}
