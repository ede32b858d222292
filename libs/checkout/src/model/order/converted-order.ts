import { displayText, offerId, validEntries } from '@vyloha/contract';
import { fromMinor, moneySchema } from '@vyloha/money';
import * as v from 'valibot';

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

const lineResponse = v.object({
  amount: v.number(),
  product: v.nullable(v.object({ name: displayText })),
  variant: v.nullable(v.object({ id: v.optional(v.string()) })),
  prices: v.object({ totalWithTax: moneySchema }),
  attributes: v.object({ discount: v.boolean() }),
});

/** Response of `GET /api/v1/orders/token/{token}`, with whether the shopper agreed to the questionnaire. */
export const convertedOrderResponse = v.pipe(
  v.object({
    code: v.string(),
    customer: v.object({ email: v.string() }),
    items: validEntries(lineResponse),
    prices: v.object({ shipperPriceWithTax: moneySchema, paymentPriceWithTax: moneySchema }),
    shipper: v.object({ name: displayText }),
    payment: v.object({ name: displayText }),
    attributes: v.object({ zboziAllow: v.optional(v.boolean(), false) }),
  }),
  v.transform(({ code, customer, items, prices, shipper, payment, attributes: { zboziAllow } }) => {
    const discountMinor = items
      .filter(({ attributes }) => attributes.discount)
      .reduce((sum, line) => sum + line.prices.totalWithTax, 0);
    const order: ConvertedOrder = {
      orderId: code,
      ...(zboziAllow && { email: customer.email }),
      deliveryType: shipper.name,
      deliveryPrice: fromMinor(prices.shipperPriceWithTax),
      paymentType: payment.name,
      otherCosts: fromMinor(prices.paymentPriceWithTax + discountMinor),
      cart: items.flatMap(({ amount, product, variant, prices: { totalWithTax }, attributes: { discount } }) =>
        discount || variant?.id === undefined
          ? []
          : {
              itemId: offerId(variant.id),
              productName: product?.name ?? '',
              unitPrice: fromMinor(Math.round(totalWithTax / amount)),
              quantity: amount,
            },
      ),
    };
    return { order, isAllowed: zboziAllow };
  }),
);
