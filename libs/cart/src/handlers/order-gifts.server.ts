import type {} from '@vyloha/session/server';
import type { AppLoadContext } from '@remix-run/node';
import { formatIdList, parseIdList } from '@vyloha/contract';
import { listOrderGiftsOrNone } from '../api/list-order-gifts-or-none.server';
import { type Cart, isCartEmpty } from '../model/cart';
import { type GiftOffer, maxGifts, toGiftOffers } from '../model/gifts/order-gift';

function saveGiftIds({ cookies }: AppLoadContext, ids: readonly string[]): void {
  const value = formatIdList(ids);
  if (value === (cookies.get('gifts') ?? '')) return;
  if (value === '') cookies.clear('gifts');
  else cookies.set('gifts', value);
}

/** Available gifts of the cart with the selected ones; clears a selection that is no longer valid. */
export async function loadGiftOffers(context: AppLoadContext, cart: Cart): Promise<readonly GiftOffer[]> {
  if (isCartEmpty(cart)) return [];
  const gifts = await listOrderGiftsOrNone(context.store);
  const offers = toGiftOffers(
    gifts,
    cart.limitValueMinor,
    parseIdList(context.cookies.get('gifts'), maxGifts),
    context.currency,
  );
  // Without gifts (the call may have failed) the selection cannot be validated.
  if (gifts.length > 0) {
    const chosen = offers.filter(({ isChosen }) => isChosen);
    saveGiftIds(
      context,
      chosen.map(({ id }) => id),
    );
  }
  return offers;
}

/** Gifts to send with the order of this cart. */
export async function loadChosenGifts(context: AppLoadContext, cart: Cart): Promise<readonly GiftOffer[]> {
  return (await loadGiftOffers(context, cart)).filter(({ isChosen }) => isChosen);
}

/** Selects or deselects a gift; its threshold is checked whenever the cart is loaded. */
export function chooseGift(context: AppLoadContext, giftId: string, isChosen: boolean): void {
  const others = parseIdList(context.cookies.get('gifts'), maxGifts).filter((id) => id !== giftId);
  saveGiftIds(context, isChosen ? [...others, giftId] : others);
}

/** Clears the selection, so that the next order starts without gifts. */
export function clearGifts(context: AppLoadContext): void {
  saveGiftIds(context, []);
}
