import * as v from 'valibot';
import { filledDetails, type DeliveryDetails } from './delivery-details/delivery-details';
import { storedExtras, type OrderExtras } from './placing/order-extras';
import type { Selection } from './selection/selection';

/**
 * Increased whenever the stored format changes. Version 1 had no attempts, 2 no extras, 3 no steps for the payment: its
 * orders are all `finished`, and go on from there; 4 had no cart of the attempt. Others are dropped.
 */
const storedVersion = 5;
const versionsWithPayment = [4, storedVersion] as const;
const readVersion = v.picklist([1, 2, 3, ...versionsWithPayment]);

const idOrNull = v.optional(v.nullable(v.string()), null);
const noAttempt = v.optional(v.null(), null);
const extrasOrNone = v.optional(storedExtras, {});

const storedSelection = v.object(
  v.entriesFromList(['shipperId', 'branchId', 'paymentId', 'deliveryTimeId'], idOrNull),
) satisfies v.GenericSchema<unknown, Selection>;

const noDetails = { details: v.null(), selection: storedSelection, extras: extrasOrNone };

const placedContext = v.object({
  ...noDetails,
  attemptKey: noAttempt,
  orderToken: v.string(),
  hasRegistered: v.optional(v.boolean(), false),
});

/** Each step with the data it requires. */
const storedCheckout = v.variant('value', [
  v.object({
    version: readVersion,
    value: v.literal('delivery'),
    context: v.object({ ...noDetails, attemptKey: noAttempt, orderToken: v.null() }),
  }),
  v.object({
    version: readVersion,
    value: v.literal('methods'),
    context: v.object({
      details: filledDetails,
      selection: storedSelection,
      extras: extrasOrNone,
      attemptKey: idOrNull,
      cartId: idOrNull,
      orderToken: v.null(),
    }),
  }),
  v.object({
    version: readVersion,
    value: v.literal('uncertain'),
    context: v.object({
      details: filledDetails,
      selection: storedSelection,
      extras: extrasOrNone,
      attemptKey: v.string(),
      cartId: idOrNull,
      orderToken: v.null(),
    }),
  }),
  v.object({ version: readVersion, value: v.literal('finished'), context: placedContext }),
  v.object({
    version: v.picklist(versionsWithPayment),
    value: v.picklist(['awaitingPayment', 'failed', 'cancelled', 'paid']),
    context: placedContext,
  }),
]);

/** The part of the machine's state stored across requests. */
export interface CheckoutSnapshot {
  value: 'delivery' | 'methods' | 'uncertain' | 'awaitingPayment' | 'failed' | 'cancelled' | 'paid' | 'finished';
  context: {
    details: DeliveryDetails | null;
    selection: Selection;
    extras: OrderExtras;
    attemptKey: string | null;
    /** Of an attempt. */
    cartId?: string | null;
    orderToken: string | null;
    /** Of a finished checkout. */
    hasRegistered?: boolean;
  };
}

function withoutBlanks<Fields extends object>(fields: Fields): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== false && value !== null),
  );
}

/**
 * Text for the cookie; blank fields are left out to save space.
 * @param owner id of the customer whose checkout it is; `null` for a guest's
 */
export function serializeCheckout({ value, context }: CheckoutSnapshot, owner: string | null = null): string {
  const { details, selection, extras, attemptKey, cartId = null, orderToken, hasRegistered } = context;
  return JSON.stringify({
    version: storedVersion,
    value,
    ...(owner !== null && { owner }),
    context: {
      details: details && withoutBlanks(details),
      selection: withoutBlanks(selection),
      extras,
      attemptKey,
      ...(cartId !== null && { cartId }),
      orderToken,
      ...(hasRegistered === true && { hasRegistered }),
    },
  });
}

const ownedCheckout = v.pipe(v.string(), v.parseJson(), v.object({ owner: v.string() }));

/** The customer whose checkout it is; `null` for a guest's. */
export function parseOwner(text: string | null): string | null {
  const parsed = v.safeParse(ownedCheckout, text);
  return parsed.success ? parsed.output.owner : null;
}

/** Parses the cookie's text; `null` when it is absent, invalid or of another version. */
export function parseCheckout(text: string | null): CheckoutSnapshot | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedCheckout), text);
  return parsed.success ? parsed.output : null;
}
