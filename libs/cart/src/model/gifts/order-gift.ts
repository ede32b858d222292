import type { CartPicture } from '../cart-picture';

/** A gift with orders above a threshold. */
export interface OrderGift {
  id: string;
  name: string;
  picture: CartPicture | null;
  isAvailable: boolean;
  /** Products' value with tax from which it can be selected. */
  fromMinor: number;
  /** Regular price; `null` when it is not sold. */
  worthMinor: number | null;
}

/** A gift in relation to a cart. */
export interface GiftOffer extends OrderGift {
  /** Amount missing to the threshold; 0 when the gift can be selected. */
  missingMinor: number;
  isChosen: boolean;
}

/** Upper limit of ids; a longer cookie did not come from our form. */
export const maxGifts = 10;

/**
 * Gifts by the cart's value, without sold-out ones. A selected gift that is gone, or that the cart
 * does not qualify for any more, is deselected.
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
