import type {} from '@vyloha/session/server';
import type { AppLoadContext } from '@remix-run/node';
import { listOrderGiftsOrNone } from '../api/list-order-gifts-or-none.server';
import { type Cart, isCartEmpty } from '../model/cart';
import { formatChosenGifts, type GiftOffer, parseChosenGifts, toGiftOffers } from '../model/order-gift';

function remember({ cookies }: AppLoadContext, ids: readonly string[]): void {
  const value = formatChosenGifts(ids);
  if (value === (cookies.get('gifts') ?? '')) return;
  if (value === '') cookies.clear('gifts');
  else cookies.set('gifts', value);
}

/** Gifts the cart may have, and those chosen; a choice that does not hold any more is forgotten. */
export async function loadGiftOffers(context: AppLoadContext, cart: Cart): Promise<readonly GiftOffer[]> {
  if (isCartEmpty(cart)) return [];
  const gifts = await listOrderGiftsOrNone(context.store);
  const offers = toGiftOffers(gifts, cart.limitValueMinor, parseChosenGifts(context.cookies.get('gifts')));
  // Without gifts it is not known which ones hold.
  if (gifts.length > 0) {
    const chosen = offers.filter(({ isChosen }) => isChosen);
    remember(
      context,
      chosen.map(({ id }) => id),
    );
  }
  return offers;
}

/** What comes with the order of this cart. */
export async function loadChosenGifts(context: AppLoadContext, cart: Cart): Promise<readonly GiftOffer[]> {
  return (await loadGiftOffers(context, cart)).filter(({ isChosen }) => isChosen);
}

/** Puts a gift to the order or takes it back; whether it is earned is seen whenever the cart is. */
export function chooseGift(context: AppLoadContext, giftId: string, isChosen: boolean): void {
  const others = parseChosenGifts(context.cookies.get('gifts')).filter((id) => id !== giftId);
  remember(context, isChosen ? [...others, giftId] : others);
}

/** The next order begins without gifts. */
export function forgetGifts(context: AppLoadContext): void {
  remember(context, []);
}
