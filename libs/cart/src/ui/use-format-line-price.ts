import type { CartLine } from '../model/cart';
import { useFormatCredits } from './use-format-credits';
import { useFormatPrice } from './use-format-price';

/** Formats a line's price: in credits where it is bought for them, otherwise in money. */
export function useFormatLinePrice(): (line: Pick<CartLine, 'total' | 'credits'>) => string {
  const formatPrice = useFormatPrice();
  const formatCredits = useFormatCredits();
  return ({ total, credits }) => (credits === null ? formatPrice(total) : formatCredits(credits.total));
}
