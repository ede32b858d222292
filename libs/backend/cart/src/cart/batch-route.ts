import * as v from 'valibot';
import { HttpError, type RequestContext, defineRoute, failureSchema, translate } from '@vyloha/backend-kernel';
import { addItem, type ItemToAdd } from './add-item';
import { addBatchOnce, type BatchOutcome } from './batch-attempt';
import { cartSchema } from './cart-schema';
import { lockOrCreateCart } from './find-cart';
import { itemInput } from './item-input';
import { guestTokenMeta, toGuestTokenMeta } from './item-routes';
import { loadLineProducts } from './load-line-products';
import { refuseDuringSalesPause } from './refuse-during-sales-pause';
import { loadWireCart } from './to-wire-cart';

const maxItems = 500;

const conflict = 409;

interface RefusedItem {
  index: number;
  error: HttpError;
}

interface BatchResult extends BatchOutcome {
  cartId: string;
  guestToken: string | null;
}

/** Names the items that were refused by their place in the request. */
function refuseBatch(refused: readonly RefusedItem[]): HttpError {
  const status = refused.some(({ error }) => error.status === conflict) ? conflict : 422;
  const reasons = refused.flatMap(({ index, error }) =>
    error.reasons.map((reason) => ({ ...reason, field: `items.${index}` })),
  );
  return new HttpError(status, reasons);
}

/**
 * Adds what can be added; the rest is reported and does not block the others.
 * @param isAtomic adds all or nothing
 * @throws HttpError when it is atomic and not all can be added
 */
async function addBatch(ctx: RequestContext, items: readonly ItemToAdd[], isAtomic: boolean): Promise<BatchResult> {
  return ctx.db.transaction(async (tx) => {
    const lineProducts = await loadLineProducts({ ...ctx, db: tx }, [...new Set(items.map(({ id }) => id))]);
    const { cart, guestToken } = await lockOrCreateCart(tx, ctx);
    const outcome = await addBatchOnce(tx, ctx, cart.id, async () => {
      const refused: RefusedItem[] = [];
      const changedAmounts: (number | null)[] = [];
      for (const [index, item] of items.entries()) {
        try {
          const added = await addItem(tx, ctx, cart.id, item, lineProducts.get(item.id) ?? null);
          changedAmounts.push(added.changedAmount);
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          refused.push({ index, error });
          changedAmounts.push(null);
        }
      }
      if (isAtomic && refused.length > 0) throw refuseBatch(refused);
      return {
        imported: items.length - refused.length,
        changedAmounts,
        reasons: refused.flatMap(({ error }) =>
          error.reasons.map(({ key, values }) => ({ key, ...(values && { values }) })),
        ),
      };
    });
    return { cartId: cart.id, guestToken, ...outcome };
  });
}

export const batchRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/items/batch',
  summary:
    'Adds several variants at once and says how many were added; with `atomic` all or none, with an Idempotency-Key only once',
  access: 'shopper',
  body: v.object({
    atomic: v.nullish(v.boolean(), false),
    items: v.pipe(v.array(itemInput), v.minLength(1), v.maxLength(maxItems)),
  }),
  response: v.object({
    data: v.object({
      cart: cartSchema,
      imported: v.number(),
      total: v.number(),
      /** By how much each item raised the amount in the cart: more than asked for where it was rounded; null: not added. */
      changedAmounts: v.array(v.nullable(v.number())),
    }),
    meta: guestTokenMeta,
    errors: failureSchema.entries.errors,
  }),
  handler: async (ctx, { body }) => {
    await refuseDuringSalesPause(ctx);
    const { cartId, guestToken, imported, reasons, changedAmounts } = await addBatch(ctx, body.items, body.atomic);
    return {
      data: {
        cart: await loadWireCart(ctx, cartId),
        imported,
        total: body.items.length,
        changedAmounts: [...changedAmounts],
      },
      meta: toGuestTokenMeta(ctx, guestToken),
      errors: reasons.map(({ key, values }) => ({ title: translate(ctx.locale, key, values) })),
    };
  },
});
