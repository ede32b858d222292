import * as v from 'valibot';
import { namedSchema } from '@vyloha/backend-kernel';
import { taxSchema, vatCheckRecordSchema } from '@vyloha/backend-shop';

const address = v.object({
  name: v.string(),
  street: v.string(),
  city: v.string(),
  postcode: v.string(),
  countryCode: v.string(),
});

const withTaxes = { totalWithTax: v.number(), totalWithoutTax: v.number() };

/** An order as the staff and their programs read it. Times are in UTC, amounts in main units. */
export const orderRecordSchema = namedSchema(
  'OrderRecord',
  v.object({
    code: v.string(),
    status: v.string(),
    createdAt: v.string(),
    /** When it, its money, documents or notes changed last. */
    changedAt: v.string(),
    currencyCode: v.string(),
    locale: v.string(),
    customer: v.object({ name: v.string(), email: v.string(), phone: v.string(), isRegistered: v.boolean() }),
    /** Null in orders of persons. */
    business: v.nullable(v.object({ name: v.string(), tin: v.string(), vatin: v.string(), vatinSvk: v.string() })),
    /** What VIES said about its number for VAT when it was placed; null where there was nothing to ask. */
    vatCheck: v.nullable(vatCheckRecordSchema),
    tax: taxSchema,
    /** Null where the customer gave none. */
    billingAddress: v.nullable(address),
    /** The branch's where the order is picked up. */
    shippingAddress: v.object({ ...address.entries, businessName: v.string(), phone: v.string() }),
    shipper: v.object({ code: v.string(), name: v.string(), type: v.string() }),
    branch: v.nullable(v.object({ id: v.string(), remoteId: v.nullable(v.string()), name: v.string() })),
    deliveryTime: v.nullable(v.object({ date: v.string(), from: v.string(), to: v.string() })),
    payment: v.object({ code: v.string(), name: v.string(), type: v.string() }),
    couponCode: v.nullable(v.string()),
    /** Loyalty credits spent. */
    credits: v.number(),
    items: v.array(
      v.object({
        /** From 1. */
        number: v.number(),
        /** product or gift */
        type: v.string(),
        code: v.string(),
        name: v.string(),
        unit: v.string(),
        amount: v.number(),
        unitWithTax: v.number(),
        unitWithoutTax: v.number(),
        ...withTaxes,
        /** In percent; null in orders from before it was stored. */
        taxRate: v.nullable(v.number()),
      }),
    ),
    /** Negative for discounts, positive for deposits. */
    discounts: v.array(v.object({ kind: v.string(), name: v.string(), taxRate: v.number(), ...withTaxes })),
    prices: v.object({
      shipperWithTax: v.number(),
      shipperWithoutTax: v.number(),
      paymentWithTax: v.number(),
      paymentWithoutTax: v.number(),
      /** What rounds a price that is paid in cash; a part of `totalWithTax` alone, and not taxed. */
      rounding: v.number(),
      ...withTaxes,
    }),
    money: v.object({
      received: v.number(),
      returned: v.number(),
      /** Still to be sent to the shop's account. */
      owed: v.number(),
      /** What has not come of the price, however it is paid. */
      missing: v.number(),
      /** What the shop has to return. */
      refundDue: v.number(),
    }),
    /** Of the gateway, and what moved past it; negative for what was sent back. */
    payments: v.array(
      v.object({
        source: v.picklist(['gateway', 'manual', 'statement']),
        /** At the gateway; null past it. */
        state: v.nullable(v.string()),
        amount: v.number(),
        on: v.string(),
        reference: v.nullable(v.string()),
      }),
    ),
    /** States it was brought to; the first ones may be missing. */
    history: v.array(
      v.object({
        status: v.string(),
        changedAt: v.string(),
        note: v.nullable(v.string()),
        /** Whether its shopper brought it there, not the shop. */
        isByShopper: v.boolean(),
      }),
    ),
    /** What carriers have of it. */
    parcels: v.array(
      v.object({
        /** From 1. */
        number: v.number(),
        carrier: v.string(),
        trackingNumber: v.nullable(v.string()),
        state: v.string(),
        createdAt: v.string(),
        /** Pieces of lines, which are named by their numbers. */
        items: v.array(v.object({ number: v.number(), amount: v.number() })),
      }),
    ),
    documents: v.array(
      v.object({
        kind: v.string(),
        number: v.string(),
        issuedAt: v.string(),
        /** Negative on a credit note; null on a delivery note. */
        total: v.nullable(v.number()),
      }),
    ),
    /** Of the staff for themselves. */
    notes: v.array(v.object({ text: v.string(), notedAt: v.string() })),
    comment: v.nullable(v.string()),
    shipperComment: v.nullable(v.string()),
    /** The customer's own number of it. */
    customOrderNumber: v.nullable(v.string()),
  }),
);

export type OrderRecord = v.InferOutput<typeof orderRecordSchema>;
