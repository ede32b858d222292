import {
  displayText,
  isPaidUpFront,
  namedAddress,
  orderDetailEntries,
  pricesTax,
  validEntries,
} from '@vyloha/contract';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import { optionalOrderedBy } from './company-orders';
import type { Order } from './order';
import { orderAttributes } from './order-fields';
import { placedLineResponse } from './order-line';
import { optionalGuarantee } from './order-guarantee';
import { optionalOrderMoney } from './order-money';
import { optionalParcels } from './parcel';
import { paymentEntries, toOrderPayment } from './payments/order-payment';

const attributes = v.optional(
  v.object({
    ...v.entriesFromList(orderAttributes, v.nullish(v.string())),
    heurekaAllow: v.nullish(v.boolean(), false),
    zboziAllow: v.nullish(v.boolean(), false),
  }),
  {},
);

/** An order on the wire, by whatever call → an order. */
export const orderResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    token: v.nullish(v.string(), null),
    createdAt: v.string(),
    status: v.string(),
    currencyCode: v.string(),
    items: validEntries(placedLineResponse),
    prices: v.object({
      itemsWithTax: moneySchema,
      itemsWithoutTax: moneySchema,
      shipperPriceWithTax: moneySchema,
      shipperPriceWithoutTax: moneySchema,
      paymentPriceWithTax: moneySchema,
      paymentPriceWithoutTax: moneySchema,
      /** Left out by a backend that rounds nothing. */
      rounding: v.optional(moneySchema, 0),
      totalWithTax: moneySchema,
      totalWithoutTax: moneySchema,
      credits: v.nullish(v.number(), 0),
    }),
    customer: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
    /** Whoever buys for a business need not have a number. */
    business: v.nullish(v.object({ name: v.string() }), null),
    ...orderDetailEntries,
    shippingAddress: namedAddress,
    shipper: v.object({ name: displayText, type: v.string() }),
    ...paymentEntries,
    branch: v.nullable(v.object({ name: displayText })),
    /** The last day that it waits there. */
    pickUpUntil: v.nullish(v.string(), null),
    guarantee: optionalGuarantee,
    parcels: optionalParcels,
    comment: v.nullish(v.string(), null),
    orderedBy: optionalOrderedBy,
    /** A backend without it has no call that cancels. */
    isCancellable: v.optional(v.boolean(), false),
    money: optionalOrderMoney,
    tax: pricesTax,
    attributes,
  }),
  v.transform(
    ({ items, prices, shipper, payment, bankTransfer, invoice, tax, business, attributes: all, ...order }): Order => {
      const { heurekaAllow, zboziAllow, ...filledIn } = all;
      return {
        ...order,
        isBusiness: business !== null || (order.buyer?.tin ?? null) !== null,
        lines: items,
        prices: {
          productsMinor: prices.itemsWithTax,
          productsWithoutTaxMinor: prices.itemsWithoutTax,
          shipping: {
            name: shipper.name,
            priceMinor: prices.shipperPriceWithTax,
            priceWithoutTaxMinor: prices.shipperPriceWithoutTax,
          },
          payment: {
            name: payment.name,
            priceMinor: prices.paymentPriceWithTax,
            priceWithoutTaxMinor: prices.paymentPriceWithoutTax,
          },
          roundingMinor: prices.rounding,
          totalMinor: prices.totalWithTax,
          totalWithoutTaxMinor: prices.totalWithoutTax,
          tax,
          credits: prices.credits,
        },
        shipper: {
          name: shipper.name,
          isPickUp: shipper.type === 'PERSONAL',
          isAtPoint: shipper.type === 'PICKUP_POINT',
        },
        payment: toOrderPayment(payment, bankTransfer, invoice),
        online: { state: payment.state, isPayable: payment.isPayable },
        isPaidUpFront: payment.type !== null && isPaidUpFront(payment.type),
        refundDueMinor: payment.refundDue,
        attributes: filledIn,
        surveys: { heureka: heurekaAllow, zbozi: zboziAllow },
      };
    },
  ),
);

/** `meta` of a list of orders; a backend may not know the years. */
const orderListMeta = v.object({
  pagination: v.object({ total: v.number() }),
  years: v.fallback(v.array(v.number()), []),
});

/** Number of orders on all pages, and the years in which the customer ordered. */
export function parseOrderListMeta(meta: unknown): { total: number; years: number[] } {
  const { pagination, years } = v.parse(orderListMeta, meta);
  return { total: pagination.total, years };
}

/** A page of orders on the wire. */
export const ordersResponse = v.array(orderResponse);
