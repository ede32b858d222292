import * as v from 'valibot';
import type { SeenOrder } from './seen-order';

const minor = v.pipe(v.number(), v.safeInteger());

const isDiscount = v.optional(v.literal(true));

const seenOrder = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    currency: v.string(),
    lines: v.array(v.object({ id: v.string(), name: v.string(), amount: v.number(), totalMinor: minor, isDiscount })),
    services: v.record(v.string(), minor),
    roundings: v.optional(v.record(v.string(), minor), {}),
    coupon: v.nullish(v.string(), null),
    credits: v.nullish(v.number(), null),
  }),
) satisfies v.GenericSchema<unknown, SeenOrder>;

/** What the form says its page showed; `null` when it does not. */
export function parseSeenOrder(text: unknown): SeenOrder | null {
  const parsed = v.safeParse(seenOrder, text);
  return parsed.success ? parsed.output : null;
}
