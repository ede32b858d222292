import { toPurchase, track } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import { useEffect } from 'react';
import type { Order } from '../../model/order/order';
import { toAnalyticsItems } from './to-analytics-items';

/** Reports a purchase; whoever delivers the events reports each order once, however often its page is shown. */
export function usePurchase({ code, currencyCode, summary }: Order): void {
  useEffect(() => {
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
