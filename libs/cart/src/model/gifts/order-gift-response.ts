import { displayText, optionalPicture } from '@vyloha/contract';
import { optionalMoney } from '@vyloha/money';
import * as v from 'valibot';
import type { OrderGift } from './order-gift';

/** Thresholds are rounded up, so that no gift is promised too early. */
const roundedUpMinor = v.pipe(
  v.number(),
  v.transform((main) => Math.ceil(Number((main * 100).toFixed(4)))),
);

function toWorth(withTaxMinor: number | null, withoutTaxMinor: number | null): OrderGift['worth'] {
  return withTaxMinor === null ? null : { withTaxMinor, withoutTaxMinor: withoutTaxMinor ?? withTaxMinor };
}

/** Gifts on the wire; see `GET /api/v1/order-gifts`. */
export const orderGiftsResponse = v.array(
  v.pipe(
    v.object({
      id: v.string(),
      name: displayText,
      mainImage: optionalPicture,
      price_from: roundedUpMinor,
      availability: v.object({ isAvailable: v.boolean() }),
      prices: v.object({ originalWithTax: optionalMoney, originalWithoutTax: optionalMoney }),
    }),
    v.transform(({ id, name, mainImage, price_from, availability, prices }): OrderGift => ({
      id,
      name,
      picture: mainImage,
      isAvailable: availability.isAvailable,
      fromMinor: price_from,
      worth: toWorth(prices.originalWithTax, prices.originalWithoutTax),
    })),
  ),
);
