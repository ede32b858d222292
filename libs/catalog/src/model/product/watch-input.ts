import { email } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** E-mail for the message that a product is back. */
export const watchInput = v.object({
  email: v.pipe(email, v.maxLength(254, 'catalog:reviews.tooLong')),
  variantId: v.optional(v.string()),
});

export type WatchInput = v.InferOutput<typeof watchInput>;

/** Responses of the watch calls are not used. */
export const watchResponse = v.unknown();
