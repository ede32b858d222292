import { fromMinor } from '@vyloha/money';

export type PriceLength = 'short' | 'long' | 'longest';

const lengths = ['short', 'long', 'longest'] as const;

/** How much space a price needs; above each threshold, in main units, it uses a smaller layout. */
export function priceLength(amountMinor: number, steps: readonly number[]): PriceLength {
  const amount = fromMinor(amountMinor);
  return lengths[steps.filter((step) => amount > step).length] ?? 'longest';
}
