import { offerId } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import type { Order } from '@vyloha/orders';

/** What a price comparison site learns of an order, to count what its visits led to. Prices in main units, with tax. */
export interface ConvertedOrder {
  /** The order's number. */
  orderId: string;
  /** Only of shoppers who agreed to a questionnaire of this site. */
  email?: string;
  deliveryType: string;
  deliveryPrice: number;
  paymentType: string;
  /** Price of the payment, and discounts with their minus. */
  otherCosts: number;
  cart: readonly { itemId: string; productName: string; unitPrice: number; quantity: number }[];
}

/** Reports orders as conversions. Never rejects, and does not wait for the service. */
export interface Conversions {
  /** Whether the shopper agreed to advertising; without that only those who agreed in the order are reported. */
  isAdvertisingAllowed: boolean;
  report: (order: Promise<ConvertedOrder | null>) => Promise<void>;
}

/**
 * The order as a conversion.
 * @param isAdvertisingAllowed without it only an order whose shopper agreed to it there; `null` for any other
 */
export function toConvertedOrder(order: Order, isAdvertisingAllowed: boolean): ConvertedOrder | null {
  const { code, customer, lines, prices, shipper, payment, surveys } = order;
  if (!isAdvertisingAllowed && !surveys.zbozi) return null;
  const discountMinor = lines
    .filter(({ isDiscount }) => isDiscount)
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  return {
    orderId: code,
    ...(surveys.zbozi && { email: customer.email }),
    deliveryType: shipper.name,
    deliveryPrice: fromMinor(prices.shipping?.priceMinor ?? 0),
    paymentType: payment.name,
    otherCosts: fromMinor((prices.payment?.priceMinor ?? 0) + discountMinor),
    cart: lines.flatMap(({ amount, productName, variantId, totalMinor }) =>
      variantId === null
        ? []
        : {
            itemId: offerId(variantId),
            productName,
            unitPrice: fromMinor(Math.round(totalMinor / amount)),
            quantity: amount,
          },
    ),
  };
}
