import type { Currency, TaxedPrice } from '@vyloha/money';
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
  worth: TaxedPrice | null;
}

/** A gift in relation to a cart. */
export interface GiftOffer extends OrderGift {
  /** Amount missing to the threshold; 0 when the gift can be selected. */
  missingMinor: number;
  isChosen: boolean;
}

/** Upper limit of ids; a longer cookie did not come from our form. */
export const maxGifts = 10;

/** Digits of minor units. */
const minorDigits = 2;

/** Prices of gifts have the currency's decimals, rounded up. */
function roundUpWorth(worth: OrderGift['worth'], { decimalPlaces }: Pick<Currency, 'decimalPlaces'>) {
  const unit = 10 ** Math.max(0, minorDigits - decimalPlaces);
  const roundUp = (minor: number) => Math.ceil(minor / unit) * unit;
  return worth && { withTaxMinor: roundUp(worth.withTaxMinor), withoutTaxMinor: roundUp(worth.withoutTaxMinor) };
}

/** What the selected gifts are worth; their shopper pays nothing for them. */
export function giftsPrice(gifts: readonly Pick<GiftOffer, 'isChosen' | 'worth'>[]): TaxedPrice {
  const worths = gifts.flatMap(({ isChosen, worth }) => (isChosen && worth !== null ? [worth] : []));
  return {
    withTaxMinor: worths.reduce((sum, { withTaxMinor }) => sum + withTaxMinor, 0),
    withoutTaxMinor: worths.reduce((sum, { withoutTaxMinor }) => sum + withoutTaxMinor, 0),
  };
}

/** A selected gift that leaves the cart. */
export interface LostGift {
  /** `null` where the shop does not offer it any more. */
  name: string | null;
  /** There are no more of it, or the cart's value is below its threshold. */
  reason: 'unavailable' | 'belowThreshold';
}

/** The selected gifts that the cart does not get any more. */
export function listLostGifts(
  gifts: readonly OrderGift[],
  limitValueMinor: number,
  chosenIds: readonly string[],
): readonly LostGift[] {
  return chosenIds.flatMap((id): readonly LostGift[] => {
    const gift = gifts.find((one) => one.id === id);
    if (!gift?.isAvailable) return [{ name: gift?.name ?? null, reason: 'unavailable' }];
    return gift.fromMinor > limitValueMinor ? [{ name: gift.name, reason: 'belowThreshold' }] : [];
  });
}

/**
 * Gifts by the cart's value, without sold-out ones. A selected gift that is gone, or that the cart
 * does not qualify for any more, is deselected.
 */
export function toGiftOffers(
  gifts: readonly OrderGift[],
  limitValueMinor: number,
  chosenIds: readonly string[],
  currency: Pick<Currency, 'decimalPlaces'>,
): readonly GiftOffer[] {
  return gifts
    .filter(({ isAvailable }) => isAvailable)
    .map((gift) => {
      const missingMinor = Math.max(0, gift.fromMinor - limitValueMinor);
      return {
        ...gift,
        worth: roundUpWorth(gift.worth, currency),
        missingMinor,
        isChosen: missingMinor === 0 && chosenIds.includes(gift.id),
      };
    });
}
