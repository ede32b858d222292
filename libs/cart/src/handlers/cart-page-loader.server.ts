import type { LoaderFunctionArgs } from '@remix-run/node';
import { getGlobals } from '@vyloha/session/server';
import { giftsPrice } from '../model/gifts/order-gift';
import { removeLineKey } from '../model/lines/remove-line-path';
import { loadCartTextsOrNone } from './load-cart-texts.server';
import { loadValidCart } from './load-valid-cart.server';
import { loadGiftOffers } from './order-gifts.server';

/** Loads the cart page; with a line id in `odebrat` it asks for confirmation of the removal. */
export async function cartPageLoader({ request, context }: LoaderFunctionArgs) {
  const [{ cart, hasRemovedLines, removedNames }, globals, { bonusClub }] = await Promise.all([
    loadValidCart(context),
    getGlobals(context.store),
    loadCartTextsOrNone(context),
  ]);
  const requestedLineId = new URL(request.url).searchParams.get(removeLineKey);
  const { gifts, lostGifts } =
    globals.orderGiftAtMinor === null ? { gifts: [], lostGifts: null } : await loadGiftOffers(context, cart);
  return {
    cart: { ...cart, totals: { ...cart.totals, gifts: giftsPrice(gifts) } },
    /** Lines were removed because their products are no longer sold. */
    hasRemovedLines,
    removedNames,
    /** The line whose removal the URL asks to confirm. */
    lineToRemove: cart.lines.find(({ id }) => id === requestedLineId)?.id ?? null,
    /** The shop's minimum order value, with tax; 0 is none. */
    minimumMinor: globals.orderMinimumValueMinor,
    /** Products' value with tax from which the shop gives a gift; `null` without gifts. */
    giftAtMinor: globals.orderGiftAtMinor,
    gifts,
    /** Says which selected gifts left the cart now. */
    lostGifts,
    bonusClub,
    meta: { title: context.t('cart:page.title'), description: context.t('cart:page.description') },
  };
}
