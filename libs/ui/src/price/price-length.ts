import { fromMinor } from '@vyloha/money';

/** Above these amounts in main units a price takes a smaller layout. */
const longAbove = 999;
const longestAbove = 99_999;

export type PriceLength = 'short' | 'long' | 'longest';

/** How much room a price needs. */
export function priceLength(amountMinor: number): PriceLength {
  const amount = fromMinor(amountMinor);
  if (amount > longestAbove) return 'longest';
  return amount > longAbove ? 'long' : 'short';
}
