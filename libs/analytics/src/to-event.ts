import type { MeasuredItem } from '@vyloha/contract';
import type { AnalyticsEvent } from './events';

interface CheckoutProgress {
  /** Index as in checkout: delivery is 0. */
  stepIndex: number;
  currency: string;
  value: number;
  items: readonly MeasuredItem[];
}

/** The checkout began, or went on; services number steps from one. */
export function toCheckoutStep({ stepIndex, ...progress }: CheckoutProgress): AnalyticsEvent {
  return { name: stepIndex === 0 ? 'begin_checkout' : 'checkout_progress', step: stepIndex + 1, ...progress };
}

interface PlacedOrder {
  orderCode: string;
  currency: string;
  /** All three in main units, with tax. */
  itemsPrice: number;
  shipping: number;
  payment: number;
  items: readonly MeasuredItem[];
}

/** A purchase; its revenue is items + shipping + payment, with tax. */
export function toPurchase({ itemsPrice, ...order }: PlacedOrder): AnalyticsEvent {
  // Integer hundredths: sums of decimals would give 1135.9999999999998.
  const value = Math.round((itemsPrice + order.shipping + order.payment) * 100) / 100;
  return { name: 'purchase', value, ...order };
}

/** A search event, or nothing for an empty query. */
export function toSearch(query: string, results: number): AnalyticsEvent | null {
  const text = query.trim();
  return text === '' ? null : { name: 'search', query: text, results };
}
