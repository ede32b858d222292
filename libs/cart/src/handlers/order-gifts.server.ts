import type {} from '@vyloha/session/server';
import type { AppLoadContext } from '@remix-run/node';
import { formatIdList, parseIdList } from '@vyloha/contract';
import { listOrderGiftsOrNone } from '../api/products.server';
import { type Cart, isCartEmpty } from '../model/cart';
import { type GiftOffer, listLostGifts, type LostGift, maxGifts, toGiftOffers } from '../model/gifts/order-gift';

function saveGiftIds({ cookies }: AppLoadContext, ids: readonly string[]): void {
  const value = formatIdList(ids);
  if (value === (cookies.get('gifts') ?? '')) return;
  if (value === '') cookies.clear('gifts');
  else cookies.set('gifts', value);
}

function lostGiftText({ t }: AppLoadContext, { name, reason }: LostGift): string {
  return name === null ? t('cart:gifts.lost.gone') : t(`cart:gifts.lost.${reason}`, { name });
}

/** Gifts of a cart. */
interface LoadedGifts {
  gifts: readonly GiftOffer[];
  /** Names the selected ones that left the cart now; `null` when none did, so that it is said once. */
  lostGifts: string | null;
}

/** Available gifts of the cart with the selected ones; clears a selection that is no longer valid. */
export async function loadGiftOffers(context: AppLoadContext, cart: Cart): Promise<LoadedGifts> {
  if (isCartEmpty(cart)) return { gifts: [], lostGifts: null };
  const gifts = await listOrderGiftsOrNone(context.store);
  // The call failed: the selection cannot be validated.
  if (gifts === null) return { gifts: [], lostGifts: null };
  const chosenIds = parseIdList(context.cookies.get('gifts'), maxGifts);
  const lost = listLostGifts(gifts, cart.limitValueMinor, chosenIds);
  const offers = toGiftOffers(gifts, cart.limitValueMinor, chosenIds, context.currency);
  const chosen = offers.filter(({ isChosen }) => isChosen);
  saveGiftIds(
    context,
    chosen.map(({ id }) => id),
  );
  return { gifts: offers, lostGifts: lost.map((gift) => lostGiftText(context, gift)).join(' ') || null };
}

/** Gifts to send with the order of this cart. */
export async function loadChosenGifts(context: AppLoadContext, cart: Cart): Promise<LoadedGifts> {
  const { gifts, lostGifts } = await loadGiftOffers(context, cart);
  return { gifts: gifts.filter(({ isChosen }) => isChosen), lostGifts };
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
