import { email } from '@vyloha/forms/rules';
import * as v from 'valibot';

const watcherEmail = v.pipe(email, v.maxLength(254, 'catalog:reviews.tooLong'));

/** E-mail for the message that a product is back. */
export const watchInput = v.object({ email: watcherEmail, variantId: v.optional(v.string()) });

const maxPrice = 10_000_000;
const notAPrice = 'catalog:watch.price.notAPrice';

/** A price as people type it: `1 299,50`, `1299.5` or `1 299 Kč`. */
const typedPrice = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .replace(/\s/g, '')
      .replace(/(?:Kč|€|,-+)$/i, '')
      .replace(',', '.'),
  ),
  v.regex(/^\d{1,8}(?:\.\d{1,2})?$/, notAPrice),
  v.transform(Number),
  v.minValue(0.01, notAPrice),
  v.maxValue(maxPrice, notAPrice),
);

/** E-mail for the message that a price fell, to the target if there is one. */
export const priceWatchInput = v.object({
  email: watcherEmail,
  variantId: v.string(),
  targetPrice: v.optional(typedPrice),
});

export type WatchInput = v.InferOutput<typeof watchInput>;

export type PriceWatchInput = v.InferOutput<typeof priceWatchInput>;

/** Responses of the watch calls are not used. */
export const watchResponse = v.unknown();
