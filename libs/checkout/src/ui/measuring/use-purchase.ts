import { toPurchase, track } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import { useEffect } from 'react';
import type { Order } from '../../model/order/order';
import { toAnalyticsItems } from './to-analytics-items';

/** Of browser storage; its value is the number of the order reported last. */
const reportedKey = 'vyloha.purchase';

/** Whether the order was reported before; remembers it. Where storage is disabled, a reload reports it again. */
function isReported(code: string): boolean {
  try {
    if (localStorage.getItem(reportedKey) === code) return true;
    localStorage.setItem(reportedKey, code);
  } catch {
    // As said above.
  }
  return false;
}

/** Reports a purchase, once. */
export function usePurchase({ code, currencyCode, summary }: Order): void {
  useEffect(() => {
    if (isReported(code)) return;
    track(
      toPurchase({
        orderCode: code,
        currency: currencyCode,
        itemsPrice: fromMinor(summary.productsMinor),
        shipping: fromMinor(summary.shipping?.priceMinor ?? 0),
        payment: fromMinor(summary.payment?.priceMinor ?? 0),
        items: toAnalyticsItems(summary.lines),
      }),
    );
  }, [code, currencyCode, summary]);
}
