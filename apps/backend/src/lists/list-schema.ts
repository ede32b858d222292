import * as v from 'valibot';
import { cartItemSchema } from '../cart/cart-schema';
import { namedSchema } from '../server/named-schema';

const { id, amount, product, shoppable, variant, prices } = cartItemSchema.entries;

/** Goods in a list with prices of this moment; `product`, `shoppable` and `variant` are null when they are gone. */
const listItemSchema = namedSchema(
  'ShoppingListItem',
  v.object({
    ...{ id, amount, product, shoppable, variant, prices },
    variantId: v.string(),
    custom: v.nullable(v.record(v.string(), v.unknown())),
  }),
);

const listEntries = { id: v.nullable(v.string()), code: v.nullable(v.string()), name: v.string() };

export const shoppingListSchema = namedSchema(
  'ShoppingList',
  v.object({ ...listEntries, items: v.array(listItemSchema) }),
);

export type WireShoppingList = v.InferOutput<typeof shoppingListSchema>;

/** A list among others: how much is in it, without the goods. */
export const shoppingListHeadSchema = namedSchema(
  'ShoppingListHead',
  v.object({ ...listEntries, createdAt: v.string(), itemCount: v.number() }),
);
