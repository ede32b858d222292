import { toPurchase, track } from '@vyloha/analytics';
import { fromMinor } from '@vyloha/money';
import { useEffect } from 'react';
import type { Order } from '@vyloha/orders';
import { toMeasuredItems } from './to-measured-items';

/** Reports a purchase; whoever delivers the events reports each order once, however often its page is shown. */
export function usePurchase({ code, currencyCode, lines, prices }: Order): void {
  useEffect(() => {
    track(
      toPurchase({
        orderCode: code,
        currency: currencyCode,
        itemsPrice: fromMinor(prices.productsMinor),
        shipping: fromMinor(prices.shipping?.priceMinor ?? 0),
        payment: fromMinor(prices.payment?.priceMinor ?? 0),
        items: toMeasuredItems(lines),
      }),
    );
  }, [code, currencyCode, lines, prices]);
}
