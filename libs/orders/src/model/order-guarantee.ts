import { validEntries } from '@vyloha/contract';
import * as v from 'valibot';

/** `guarantee` of an order on the wire; a backend may leave it out. Days are YYYY-MM-DD. */
export const optionalGuarantee = v.nullish(
  v.object({
    /** The last day. */
    until: v.string(),
    /** Pieces whose guarantee a repair has prolonged, by line. */
    repaired: validEntries(v.object({ itemId: v.string(), amount: v.number(), until: v.string() })),
  }),
  null,
);

export type OrderGuarantee = NonNullable<v.InferOutput<typeof optionalGuarantee>>;
