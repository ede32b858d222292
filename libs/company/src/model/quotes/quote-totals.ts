import { sumMinor } from '@vyloha/money';
import type { QuoteItem } from './quote';

/** Without tax: what the offered lines cost everybody, and by the offer, in the amounts that were asked for. */
export function quoteTotals(items: readonly QuoteItem[]): { beforeMinor: number; offeredMinor: number } {
  const offered = items.flatMap(({ amount, prices, offer }) =>
    offer === null ? [] : [{ amount, before: prices.unitWithoutTax, now: offer.unitWithoutTax }],
  );
  return {
    beforeMinor: sumMinor(offered.map(({ amount, before }) => amount * before)),
    offeredMinor: sumMinor(offered.map(({ amount, now }) => amount * now)),
  };
}
