import {
  displayText,
  isPaidUpFront,
  namedAddress,
  onlinePaymentEntries,
  optionalInvoice,
  orderDetailEntries,
  paymentKinds,
  validEntries,
} from '@vyloha/contract';
import { bankTransferSchema, moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import { optionalOrderedBy } from './company-orders';
import { productLineEntries, toProductLine } from './product-line-response';
import type { Order } from './order';

/** One of `GET /api/v1/user/orders` on the wire → an order. */
export const orderResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    createdAt: v.string(),
    status: v.string(),
    currencyCode: v.string(),
    items: validEntries(v.object({ ...productLineEntries, id: v.string() })),
    prices: v.object({
      itemsWithTax: moneySchema,
      shipperPriceWithTax: moneySchema,
      paymentPriceWithTax: moneySchema,
      totalWithTax: moneySchema,
      totalWithoutTax: moneySchema,
      credits: v.nullish(v.number(), 0),
    }),
    shipper: v.object({ name: displayText, type: v.string() }),
    // A kind that the shop no longer has does not make its orders unreadable.
    payment: v.object({
      name: displayText,
      type: v.fallback(v.nullable(v.picklist(paymentKinds)), null),
      ...onlinePaymentEntries,
      refundDue: v.optional(moneySchema, 0),
    }),
    invoice: optionalInvoice,
    bankTransfer: v.nullish(bankTransferSchema, null),
    branch: v.nullable(v.object({ name: displayText })),
    shippingAddress: namedAddress,
    ...orderDetailEntries,
    comment: v.nullable(v.string()),
    orderedBy: optionalOrderedBy,
    attributes: v.optional(v.object({ customOrderNumber: v.optional(v.nullable(v.string()), null) }), {}),
  }),
  v.transform(({ items, prices, shipper, payment, invoice, bankTransfer, attributes, ...order }): Order => ({
    ...order,
    transfer: bankTransfer,
    customNumber: attributes.customOrderNumber,
    lines: items.map((item) => ({ ...toProductLine(item), id: item.id })),
    prices: {
      productsMinor: prices.itemsWithTax,
      shipping: { name: shipper.name, priceMinor: prices.shipperPriceWithTax },
      payment: { name: payment.name, priceMinor: prices.paymentPriceWithTax },
      totalMinor: prices.totalWithTax,
      totalWithoutTaxMinor: prices.totalWithoutTax,
      credits: prices.credits,
    },
    shipper: { isPickUp: shipper.type === 'PERSONAL', isAtPoint: shipper.type === 'PICKUP_POINT' },
    payment: {
      isPaidUpFront: payment.type !== null && isPaidUpFront(payment.type),
      online: { state: payment.state, isPayable: payment.isPayable },
      invoice,
    },
    refundDueMinor: payment.refundDue,
  })),
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
