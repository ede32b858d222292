import { invoiceEntries, onlinePaymentStates, postalAddress } from '@vyloha/contract';
import * as v from 'valibot';
import { orderItemSchema } from '@vyloha/backend-cart';
import { namedSchema } from '@vyloha/backend-kernel';
import { taxSchema, vatNumberStateSchema } from '@vyloha/backend-shop';
import { parcelSchema } from '../parcels/parcel-schema';
import { checkoutAttributes } from './checkout-fields';

/** Their name as it was in the order. */
export const orderedBySchema = v.object({ name: v.string(), isCaller: v.boolean() });

const addressEntries = { fullAddress: v.string(), ...postalAddress.entries };

/** An order as sent to clients: later changes of prices and names never affect it. */
export const orderSchema = namedSchema(
  'Order',
  v.object({
    id: v.string(),
    code: v.string(),
    /** Null where the order is found by its customer, who needs none. */
    token: v.nullable(v.string()),
    createdAt: v.string(),
    status: v.string(),
    /** Whether all of its products are taken back. */
    isReturned: v.boolean(),
    /** Whether the caller, who placed it, can cancel it now. */
    isCancellable: v.boolean(),
    /** Its money by now, however it is paid. */
    money: v.object({
      received: v.number(),
      /** What was sent back of it. */
      returned: v.number(),
      /** What credit notes took off the price. */
      credited: v.number(),
      /** What has not come of the price less credit notes. */
      missing: v.number(),
    }),
    items: v.array(orderItemSchema),
    coupon: v.nullable(v.object({ code: v.string() })),
    prices: v.object({
      itemsWithTax: v.number(),
      itemsWithoutTax: v.number(),
      shipperPriceWithTax: v.number(),
      shipperPriceWithoutTax: v.number(),
      paymentPriceWithTax: v.number(),
      paymentPriceWithoutTax: v.number(),
      /** What rounds a price that is paid in cash; a part of `totalWithTax` alone, and not taxed. */
      rounding: v.number(),
      totalWithTax: v.number(),
      totalWithoutTax: v.number(),
      credits: v.number(),
    }),
    currencyCode: v.string(),
    tax: taxSchema,
    customer: v.object({ name: v.string(), email: v.string(), phone: v.string(), shippingEmail: v.string() }),
    /** Who placed it in the name of a company; null for an order of a person. */
    orderedBy: v.nullable(orderedBySchema),
    business: v.nullable(v.object({ name: v.string(), tin: v.string(), vatin: v.string() })),
    billingAddress: v.object({ ...addressEntries, name: v.string() }),
    /** Whom it is invoiced to; the address is null where the shop knows none of theirs. */
    buyer: v.object({
      name: v.string(),
      address: v.nullable(postalAddress),
      email: v.string(),
      tin: v.nullable(v.string()),
      vatin: v.nullable(v.string()),
      vatinSvk: v.nullable(v.string()),
    }),
    /** What VIES said about the buyer's number for VAT when it was placed; null where there was nothing to ask. */
    vatNumberState: v.nullable(vatNumberStateSchema),
    shippingAddress: v.object({
      ...addressEntries,
      name: v.string(),
      businessName: v.nullable(v.string()),
      phone: v.nullable(v.string()),
    }),
    shipper: v.object({ id: v.string(), code: v.string(), name: v.string(), type: v.string() }),
    payment: v.object({
      id: v.string(),
      code: v.string(),
      name: v.string(),
      type: v.string(),
      /** How far its online payment is, `paid` where there is nothing to pay; null where it is paid otherwise. */
      state: v.nullable(v.picklist(onlinePaymentStates)),
      /** Whether it can be paid online now. */
      isPayable: v.boolean(),
      /** What the shop has to return: of a cancelled order all that came, else what was paid in addition. */
      refundDue: v.number(),
    }),
    branch: v.nullable(
      v.object({
        id: v.string(),
        /** Null in orders from before it was stored. */
        remoteId: v.nullable(v.string()),
        name: v.string(),
        street: v.string(),
        city: v.string(),
        postcode: v.string(),
      }),
    ),
    deliveryTime: v.nullable(v.object({ date: v.string(), from: v.string(), to: v.string() })),
    /** The earliest day of its delivery, as promised when it was placed; null once it is over or was never stored. */
    expectedOn: v.nullable(v.string()),
    /** The last day that it waits at a branch of the shop; null where it does not. */
    pickUpUntil: v.nullable(v.string()),
    /** The legal guarantee of a consumer's order; null for others, and while the shop does not know that it was delivered. */
    guarantee: v.nullable(
      v.object({
        /** The last day. */
        until: v.string(),
        /** Pieces whose guarantee a repair has prolonged, by item. */
        repaired: v.array(v.object({ itemId: v.string(), amount: v.number(), until: v.string() })),
      }),
    ),
    /** What carriers have of it, the first one first. */
    parcels: v.array(parcelSchema),
    comment: v.nullable(v.string()),
    /** The shopper's note for the carrier. */
    shipperComment: v.nullable(v.string()),
    bankTransfer: v.nullable(
      v.object({
        accountNumber: v.string(),
        iban: v.string(),
        bic: v.string(),
        variableSymbol: v.string(),
        amount: v.number(),
        currencyCode: v.string(),
      }),
    ),
    /** Of an order by invoice; null for others. */
    invoice: v.nullable(v.object(invoiceEntries)),
    attributes: v.object({ cartId: v.string(), ...checkoutAttributes }),
  }),
);

export type WireOrder = v.InferOutput<typeof orderSchema>;
