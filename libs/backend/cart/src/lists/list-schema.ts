import * as v from 'valibot';
import { cartItemSchema } from '../cart/cart-schema';
import { namedSchema } from '@vyloha/backend-kernel';

const { id, amount, product, shoppable, variant, prices } = cartItemSchema.entries;

/** A list item with current prices; `product`, `shoppable` and `variant` are null when they were removed. */
const listItemSchema = namedSchema(
  'ShoppingListItem',
  v.object({
    id,
    amount,
    product,
    shoppable,
    variant,
    prices,
    variantId: v.string(),
    custom: v.nullable(v.record(v.string(), v.unknown())),
  }),
);

const listEntries = { id: v.nullable(v.string()), code: v.nullable(v.string()), name: v.string() };

export const shoppingListSchema = namedSchema(
  'ShoppingList',
  v.object({ ...listEntries, shareToken: v.nullable(v.string()), items: v.array(listItemSchema) }),
);

/** What anyone who has its link sees of a list. */
export const sharedListSchema = namedSchema(
  'SharedShoppingList',
  v.object({ name: v.string(), items: v.array(listItemSchema) }),
);

export type WireShoppingList = v.InferOutput<typeof shoppingListSchema>;

/** Summary of a list: the number of items, without the products. */
export const shoppingListSummarySchema = namedSchema(
  'ShoppingListHead',
  v.object({ ...listEntries, createdAt: v.string(), itemCount: v.number() }),
);
