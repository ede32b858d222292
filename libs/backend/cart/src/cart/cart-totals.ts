import { sumMinor } from '@vyloha/money';
import type { CartLine } from './cart-line';

interface CartTotals {
  itemsMinor: number;
  itemsWithoutTaxMinor: number;
  originalMinor: number;
  originalWithoutTaxMinor: number;
  /** Loyalty credits that lines cost instead of money. */
  credits: number;
}

export function cartTotals(lines: readonly Pick<CartLine, 'price'>[]): CartTotals {
  const sum = (amountOf: (price: CartLine['price']) => number) => sumMinor(lines.map(({ price }) => amountOf(price)));
  return {
    itemsMinor: sum((price) => price.totalMinor),
    itemsWithoutTaxMinor: sum((price) => price.totalWithoutTaxMinor),
    originalMinor: sum((price) => price.originalTotalMinor),
    originalWithoutTaxMinor: sum((price) => price.originalTotalWithoutTaxMinor),
    credits: sum((price) => price.credits?.total ?? 0),
  };
}
