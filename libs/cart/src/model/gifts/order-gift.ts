import { wireId } from '@vyloha/contract';
import * as v from 'valibot';
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
const maxGifts = 10;

/** Parses the ids of selected gifts from the cookie's value; what is no id is left out. */
export function parseChosenGifts(value: string | null): readonly string[] {
  const ids = (value ?? '').split(',').filter((id) => v.is(wireId, id));
  return [...new Set(ids)].slice(0, maxGifts);
}

/** The cookie's value. */
export function formatChosenGifts(ids: readonly string[]): string {
  return ids.join(',');
}

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
