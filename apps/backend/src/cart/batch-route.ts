import * as v from 'valibot';
import { translate } from '../i18n/texts';
import { HttpError } from '../server/http-error';
import type { RequestContext } from '../server/routes/request-context';
import { defineRoute } from '../server/routes/route';
import { failureSchema } from '../server/openapi/wire-shapes';
import { addItem, type ItemToAdd } from './add-item';
import { cartSchema } from './cart-schema';
import { lockOrCreateCart } from './find-cart';
import { itemInput } from './item-input';
import { guestTokenMeta, toGuestTokenMeta } from './item-routes';
import { loadLineProducts } from './load-line-products';
import { refuseDuringSalesPause } from './refuse-during-sales-pause';
import { loadWireCart } from './to-wire-cart';

const maxItems = 500;

interface BatchResult {
  cartId: string;
  guestToken: string | null;
  imported: number;
  refused: HttpError[];
}

/** Adds what can be added; the rest is reported and does not block the others. */
async function addBatch(ctx: RequestContext, items: readonly ItemToAdd[]): Promise<BatchResult> {
  return ctx.db.transaction(async (tx) => {
    const lineProducts = await loadLineProducts({ ...ctx, db: tx }, [...new Set(items.map(({ id }) => id))]);
    const { cart, guestToken } = await lockOrCreateCart(tx, ctx);
    const refused: HttpError[] = [];
    for (const item of items) {
      try {
        await addItem(tx, ctx, cart.id, item, lineProducts.get(item.id) ?? null);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        refused.push(error);
      }
    }
    return { cartId: cart.id, guestToken, imported: items.length - refused.length, refused };
  });
}

export const batchRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/items/batch',
  summary: 'Adds many variants at once and tells how many went in',
  access: 'shopper',
  body: v.object({ items: v.pipe(v.array(itemInput), v.minLength(1), v.maxLength(maxItems)) }),
  response: v.object({
    data: v.object({ cart: cartSchema, imported: v.number(), total: v.number() }),
    meta: guestTokenMeta,
    errors: failureSchema.entries.errors,
  }),
  handler: async (ctx, { body }) => {
    await refuseDuringSalesPause(ctx);
    const { cartId, guestToken, imported, refused } = await addBatch(ctx, body.items);
    const reasons = refused.flatMap((refusal) => refusal.reasons);
    return {
      data: { cart: await loadWireCart(ctx, cartId), imported, total: body.items.length },
      meta: toGuestTokenMeta(ctx, guestToken),
      errors: reasons.map(({ key, values }) => ({ title: translate(ctx.locale, key, values) })),
    };
  },
});
