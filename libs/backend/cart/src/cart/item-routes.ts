import * as v from 'valibot';
import { type RequestContext, dataSchema, defineFoundRoute, defineRoute } from '@vyloha/backend-kernel';
import { addItem } from './add-item';
import { cartItemSchema, cartSchema, type WireCart } from './cart-schema';
import { changeItem, emptyCart, removeItem } from './change-item';
import { lockOrCreateCart } from './find-cart';
import { amountInput, itemInput } from './item-input';
import { identifyCart } from './load-cart';
import { loadLineProducts } from './load-line-products';
import { refuseDuringSalesPause } from './refuse-during-sales-pause';
import { loadWireCart, toWireCart } from './to-wire-cart';

const itemParams = v.object({ id: v.string() });

export const guestTokenMeta = v.object({ custom: v.object({ guestCartToken: v.nullable(v.string()) }) });

/** The token by which this guest finds the cart again; customers need none. */
export function toGuestTokenMeta(ctx: RequestContext, newToken: string | null) {
  return { custom: { guestCartToken: ctx.customerId === null ? (newToken ?? ctx.guestToken) : null } };
}

const findItem = (cart: WireCart, itemId: string) => cart.items.find(({ id }) => id === itemId) ?? null;

export const getCartRoute = defineFoundRoute({
  method: 'GET',
  url: '/store/api/v1/cart',
  summary: 'The shopper’s cart; an empty one without a token or with an expired guest token',
  access: 'shopper',
  response: dataSchema(cartSchema),
  identify: identifyCart,
  handler: async (ctx, _input, { found }) => ({ data: await toWireCart(ctx, found) }),
});

export const addItemRoute = defineRoute({
  method: 'POST',
  url: '/store/api/v1/cart/items',
  summary: 'Adds a variant to the cart; the first one of a guest creates the cart and its token',
  access: 'shopper',
  body: itemInput,
  response: v.object({
    data: v.object({ cart: cartSchema, addedItem: v.nullable(cartItemSchema), changedAmount: v.number() }),
    meta: guestTokenMeta,
  }),
  handler: async (ctx, { body }) => {
    await refuseDuringSalesPause(ctx);
    const added = await ctx.db.transaction(async (tx) => {
      const lineProduct = (await loadLineProducts({ ...ctx, db: tx }, [body.id])).get(body.id) ?? null;
      const { cart, guestToken } = await lockOrCreateCart(tx, ctx);
      return { cartId: cart.id, guestToken, ...(await addItem(tx, ctx, cart.id, body, lineProduct)) };
    });
    const cart = await loadWireCart(ctx, added.cartId);
    const { changedAmount, guestToken, itemId } = added;
    return {
      data: { cart, addedItem: findItem(cart, itemId), changedAmount },
      meta: toGuestTokenMeta(ctx, guestToken),
    };
  },
});

export const changeItemRoute = defineRoute({
  method: 'PATCH',
  url: '/store/api/v1/cart/items/:id',
  summary: 'Changes the amount of a line',
  access: 'shopper',
  params: itemParams,
  body: v.object({ amount: amountInput }),
  response: dataSchema(
    v.object({ cart: cartSchema, updatedItem: v.nullable(cartItemSchema), changedAmount: v.number() }),
  ),
  handler: async (ctx, { params, body }) => {
    const { cartId, changedAmount } = await ctx.db.transaction((tx) => changeItem(tx, ctx, params.id, body.amount));
    const cart = await loadWireCart(ctx, cartId);
    return { data: { cart, updatedItem: findItem(cart, params.id), changedAmount } };
  },
});

export const removeItemRoute = defineRoute({
  method: 'DELETE',
  url: '/store/api/v1/cart/items/:id',
  summary: 'Removes a line from the cart',
  access: 'shopper',
  params: itemParams,
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx, { params }) => {
    const cartId = await ctx.db.transaction((tx) => removeItem(tx, ctx, params.id));
    return { data: { cart: await loadWireCart(ctx, cartId) } };
  },
});

export const emptyCartRoute = defineRoute({
  method: 'DELETE',
  url: '/store/api/v1/cart/items',
  summary: 'Empties the cart',
  access: 'shopper',
  response: dataSchema(v.object({ cart: cartSchema })),
  handler: async (ctx) => {
    const cartId = await ctx.db.transaction((tx) => emptyCart(tx, ctx));
    return { data: { cart: await loadWireCart(ctx, cartId) } };
  },
});
