import { email } from '@vyloha/forms/rules';
import * as v from 'valibot';

/** Where the shop writes when goods are back. */
export const watchInput = v.object({
  email: v.pipe(email, v.maxLength(254, 'catalog:reviews.tooLong')),
  variantId: v.optional(v.string()),
});

export type WatchInput = v.InferOutput<typeof watchInput>;

/** Calls about watches answer nothing worth reading. */
export const watchAnswer = v.unknown();
