import * as v from 'valibot';

/** What hearts need of the wish list on the wire. */
export const wishListResponse = v.object({
  /** `null` until something is in it. */
  id: v.nullable(v.string()),
  items: v.array(v.object({ id: v.string(), variantId: v.string() })),
});

/** The wish list by its variants. */
export type WishListItems = v.InferOutput<typeof wishListResponse>;
