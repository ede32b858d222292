import * as v from 'valibot';
import { goodsEntries, toGoodsLine } from './goods-response';
import type { ShoppingList, ShoppingListHead } from './shopping-list';

/** One of `GET /api/v1/user/shopping-lists` on the wire. */
const shoppingListHeadResponse: v.GenericSchema<unknown, ShoppingListHead> = v.object({
  id: v.string(),
  name: v.string(),
  itemCount: v.number(),
});

/** The named lists on the wire. */
export const shoppingListHeadsResponse = v.array(shoppingListHeadResponse);

const availability = v.object({ availability: v.object({ isAvailable: v.boolean() }) });

const item = v.object({
  ...goodsEntries,
  id: v.string(),
  shoppable: v.nullable(v.object({ ...goodsEntries.shoppable.wrapped.entries, ...availability.entries })),
});

/** `GET /api/v1/user/shopping-lists/{id}` and `/code/wishlist` on the wire → a list. */
export const shoppingListResponse = v.pipe(
  v.object({ id: v.nullable(v.string()), name: v.string(), items: v.array(item) }),
  v.transform(({ items, ...list }): ShoppingList => ({
    ...list,
    items: items.map((wire) => ({
      ...toGoodsLine(wire),
      id: wire.id,
      isAvailable: wire.shoppable?.availability.isAvailable ?? false,
    })),
  })),
);
