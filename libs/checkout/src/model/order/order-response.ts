import {
  contentMetres,
  displayText,
  isPaidUpFront,
  lineName,
  linePicture,
  namedAddress,
  orderDetailEntries,
  validEntries,
} from '@vyloha/contract';
import { paths } from '@vyloha/links';
import { moneySchema } from '@vyloha/money';
import * as v from 'valibot';
import type { Order } from './order';
import { orderAttributes } from './order-attributes';
import { paymentEntries, toOrderPayment } from '../payment/order-payment';
import type { SummaryLine } from './summary';

const lineResponse = v.pipe(
  v.object({
    id: v.string(),
    amount: v.number(),
    product: v.nullable(v.object({ name: displayText, slug: v.optional(v.string()) })),
    shoppable: v.nullable(
      v.object({
        name: displayText,
        fullname: v.optional(displayText),
        unit: v.string(),
        mainImage: linePicture,
      }),
    ),
    variant: v.nullable(v.object({ id: v.optional(v.string()), content: contentMetres })),
    prices: v.object({ totalWithTax: moneySchema, totalCredits: v.nullish(v.number(), null) }),
    attributes: v.object({ discount: v.boolean() }),
  }),
  v.transform(({ id, amount, product, shoppable, variant, prices, attributes }): SummaryLine => ({
    id,
    variantId: attributes.discount || prices.totalWithTax === 0 ? null : (variant?.id ?? null),
    name: lineName({ product, shoppable }),
    to:
      product?.slug === undefined || attributes.discount
        ? null
        : paths.product(product.slug, { variantId: variant?.id }),
    amount,
    multiplier: variant?.content ?? 1,
    unit: shoppable?.unit ?? '',
    picture: shoppable?.mainImage ?? null,
    totalMinor: prices.totalWithTax,
    credits: prices.totalCredits,
    isDiscount: attributes.discount,
  })),
);

/** Response of `GET /api/v1/orders/token/{token}`. */
export const orderResponse = v.pipe(
  v.object({
    id: v.string(),
    code: v.string(),
    token: v.string(),
    createdAt: v.string(),
    status: v.string(),
    items: validEntries(lineResponse),
    prices: v.object({
      itemsWithTax: moneySchema,
      shipperPriceWithTax: moneySchema,
      paymentPriceWithTax: moneySchema,
      totalWithTax: moneySchema,
      totalWithoutTax: moneySchema,
      credits: v.nullish(v.number(), 0),
    }),
    currencyCode: v.string(),
    customer: v.object({ name: v.string(), email: v.string(), phone: v.string() }),
    ...orderDetailEntries,
    shippingAddress: namedAddress,
    shipper: v.object({ name: displayText, type: v.string() }),
    branch: v.nullable(v.object({ name: displayText })),
    comment: v.optional(v.nullable(v.string()), null),
    attributes: v.optional(v.object(v.entriesFromList(orderAttributes, v.nullish(v.string()))), {}),
    ...paymentEntries,
  }),
  v.transform(({ items, prices, shipper, payment, bankTransfer, invoice, ...order }): Order => ({
    ...order,
    shipper: { name: shipper.name, isPickUp: shipper.type === 'PERSONAL', isAtPoint: shipper.type === 'PICKUP_POINT' },
    payment: toOrderPayment(payment, bankTransfer, invoice),
    online: { state: payment.state, isPayable: payment.isPayable },
    refundDueMinor: payment.refundDue,
    isPaidUpFront: isPaidUpFront(payment.type),
    summary: {
      lines: items,
      productsMinor: prices.itemsWithTax,
      shipping: { name: shipper.name, priceMinor: prices.shipperPriceWithTax },
      payment: { name: payment.name, priceMinor: prices.paymentPriceWithTax },
      totalMinor: prices.totalWithTax,
      credits: prices.credits,
      totalWithoutTaxMinor: prices.totalWithoutTax,
    },
  })),
);
