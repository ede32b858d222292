import { availabilityEntries, isSaleable, validEntries } from '@vyloha/contract';
import * as v from 'valibot';
import { productLineEntries, toProductLine } from './product-line-response';
import type { ListItem, SharedList, ShoppingList, ShoppingListSummary } from './shopping-list';

/** One of `GET /api/v1/user/shopping-lists` on the wire. */
const shoppingListSummaryResponse: v.GenericSchema<unknown, ShoppingListSummary> = v.object({
  id: v.string(),
  name: v.string(),
  itemCount: v.number(),
});

/** The named lists on the wire. */
export const shoppingListSummariesResponse = v.array(shoppingListSummaryResponse);

const { isAvailable, soldAvailabilityCode } = availabilityEntries;
const availability = v.object({ availability: v.object({ isAvailable, soldAvailabilityCode }) });

const item = v.pipe(
  v.object({
    ...productLineEntries,
    id: v.string(),
    shoppable: v.nullable(v.object({ ...productLineEntries.shoppable.wrapped.entries, ...availability.entries })),
  }),
  v.transform((wire): ListItem => ({
    ...toProductLine(wire),
    id: wire.id,
    isSaleable: wire.shoppable === null || isSaleable(wire.shoppable.availability),
    isAvailable: wire.shoppable?.availability.isAvailable ?? false,
  })),
);

/** `GET /api/v1/shopping-lists/shared/{token}` on the wire. */
export const sharedListResponse: v.GenericSchema<unknown, SharedList> = v.object({
  name: v.string(),
  items: validEntries(item),
});

/** `GET /api/v1/user/shopping-lists/{id}` and `/code/wishlist` on the wire. */
export const shoppingListResponse: v.GenericSchema<unknown, ShoppingList> = v.object({
  id: v.nullable(v.string()),
  name: v.string(),
  shareToken: v.nullish(v.string(), null),
  items: validEntries(item),
});
