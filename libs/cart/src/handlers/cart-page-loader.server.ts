import type { LoaderFunctionArgs, AppLoadContext } from '@remix-run/node';
import { getGlobals } from '@vyloha/session/server';
import type { Cart } from '../model/cart';
import { removeCartItem } from '../api/remove-cart-item.server';
import { giftsPrice } from '../model/gifts/order-gift';
import { removeLineKey } from '../model/lines/remove-line-path';
import { loadCart, setLoadedCart } from './load-cart.server';
import { loadGiftOffers } from './order-gifts.server';

/** The cart without lines of products no longer sold: they are removed and the cart is reloaded. */
async function loadValidCart(context: AppLoadContext): Promise<{ cart: Cart; hasRemovedLines: boolean }> {
  const cart = await loadCart(context);
  if (cart.invalidLineIds.length === 0) return { cart, hasRemovedLines: false };
  for (const lineId of cart.invalidLineIds) await removeCartItem(context.store, lineId);
  setLoadedCart(context, null);
  return { cart: await loadCart(context), hasRemovedLines: true };
}

/** Loads the cart page; with a line id in `odebrat` it asks for confirmation of the removal. */
export async function cartPageLoader({ request, context }: LoaderFunctionArgs) {
  const [{ cart, hasRemovedLines }, globals] = await Promise.all([loadValidCart(context), getGlobals(context.store)]);
  const requestedLineId = new URL(request.url).searchParams.get(removeLineKey);
  const gifts = globals.orderGiftAtMinor === null ? [] : await loadGiftOffers(context, cart);
  return {
    cart: { ...cart, totals: { ...cart.totals, gifts: giftsPrice(gifts) } },
    /** Lines were removed because their products are no longer sold. */
    hasRemovedLines,
    /** The line whose removal the URL asks to confirm. */
    lineToRemove: cart.lines.find(({ id }) => id === requestedLineId)?.id ?? null,
    /** The shop's minimum order value, with tax; 0 is none. */
    minimumMinor: globals.orderMinimumValueMinor,
    /** Products' value with tax from which the shop gives a gift; `null` without gifts. */
    giftAtMinor: globals.orderGiftAtMinor,
    gifts,
    meta: { title: context.t('cart:page.title'), description: context.t('cart:page.description') },
  };
}
