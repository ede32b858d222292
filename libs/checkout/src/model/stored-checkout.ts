import * as v from 'valibot';
import type { DeliveryDetails } from './delivery-details';
import { filledDetails } from './filled-details';
import type { Selection } from './selection';

/** Raised whenever what is stored changes its meaning; a snapshot of another version is forgotten. */
const storedVersion = 1;

const idOrNull = v.optional(v.nullable(v.string()), null);

const storedSelection = v.object(
  v.entriesFromList(['shipperId', 'branchId', 'paymentId', 'deliveryTimeId'], idOrNull),
) satisfies v.GenericSchema<unknown, Selection>;

/** Each step with what must be known to stand on it. */
const storedCheckout = v.variant('value', [
  v.object({
    version: v.literal(storedVersion),
    value: v.literal('delivery'),
    context: v.object({ details: v.null(), selection: storedSelection, orderToken: v.null() }),
  }),
  v.object({
    version: v.literal(storedVersion),
    value: v.literal('methods'),
    context: v.object({ details: filledDetails, selection: storedSelection, orderToken: v.null() }),
  }),
  v.object({
    version: v.literal(storedVersion),
    value: v.literal('finished'),
    context: v.object({ details: v.null(), selection: storedSelection, orderToken: v.string() }),
  }),
]);

/** What of the machine is kept across requests. */
export interface CheckoutSnapshot {
  value: 'delivery' | 'methods' | 'finished';
  context: { details: DeliveryDetails | null; selection: Selection; orderToken: string | null };
}

function withoutBlanks<Thing extends object>(thing: Thing): object {
  return Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== '' && value !== false && value !== null),
  );
}

/** Text for the cookie; blank fields are left out, since a cookie is small. */
export function serializeCheckout({ value, context: { details, selection, orderToken } }: CheckoutSnapshot): string {
  return JSON.stringify({
    version: storedVersion,
    value,
    context: { details: details && withoutBlanks(details), selection: withoutBlanks(selection), orderToken },
  });
}

/** What the cookie's text says; `null` when it is absent, of another version or not a checkout at all. */
export function parseCheckout(text: string | null): CheckoutSnapshot | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedCheckout), text);
  return parsed.success ? parsed.output : null;
}
