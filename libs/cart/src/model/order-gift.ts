import type { CartPicture } from './cart-picture';

/** What the shop gives with an order whose goods are worth enough. */
export interface OrderGift {
  id: string;
  name: string;
  picture: CartPicture | null;
  isAvailable: boolean;
  /** Value of goods with tax from which on it may be chosen. */
  fromMinor: number;
  /** What it costs who does not get it as a gift; `null` when it is not sold. */
  worthMinor: number | null;
}

/** A gift beside a cart. */
export interface GiftOffer extends OrderGift {
  /** What the cart lacks; 0 when the gift may be chosen. */
  missingMinor: number;
  isChosen: boolean;
}

/** More than a shop offers; what is longer did not come from our own form. */
const mostGifts = 10;

/** Ids of the chosen gifts from the cookie's value. */
export function parseChosenGifts(value: string | null): readonly string[] {
  const ids = (value ?? '').split(',').filter((id) => id !== '');
  return [...new Set(ids)].slice(0, mostGifts);
}

/** The cookie's value. */
export function formatChosenGifts(ids: readonly string[]): string {
  return ids.join(',');
}

/**
 * Gifts as the cart's value lets them be chosen; sold-out ones are left out. A chosen gift that is gone, or that the cart
 * is not worth any more, is no longer chosen.
 */
export function toGiftOffers(
  gifts: readonly OrderGift[],
  limitValueMinor: number,
  chosenIds: readonly string[],
): readonly GiftOffer[] {
  return gifts
    .filter(({ isAvailable }) => isAvailable)
    .map((gift) => {
      const missingMinor = Math.max(0, gift.fromMinor - limitValueMinor);
      return { ...gift, missingMinor, isChosen: missingMinor === 0 && chosenIds.includes(gift.id) };
    });
}
