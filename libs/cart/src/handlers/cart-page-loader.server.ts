import type { LoaderFunctionArgs } from '@remix-run/node';
import { getGlobals } from '@vyloha/session/server';
import type { CartPageData } from '../model/cart-page-data';
import { removeLineKey } from '../model/lines/remove-line-path';
import { loadValidCart } from './load-valid-cart.server';
import { loadGiftOffers } from './order-gifts.server';

/** Loads the cart page; with a line id in `odebrat` it asks for confirmation of the removal. */
export async function cartPageLoader({ request, context }: LoaderFunctionArgs): Promise<CartPageData> {
  const [{ cart, hasRemovedLines }, globals] = await Promise.all([loadValidCart(context), getGlobals(context.store)]);
  const requestedLineId = new URL(request.url).searchParams.get(removeLineKey);
  return {
    cart,
    hasRemovedLines,
    lineToRemove: cart.lines.find(({ id }) => id === requestedLineId)?.id ?? null,
    minimumMinor: globals.orderMinimumValueMinor,
    giftAtMinor: globals.orderGiftAtMinor,
    gifts: globals.orderGiftAtMinor === null ? [] : await loadGiftOffers(context, cart),
    meta: { title: context.t('cart:page.title'), description: context.t('cart:page.description') },
  };
}
