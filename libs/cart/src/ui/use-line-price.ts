import type { CartLine } from '../model/cart';
import { useCredits } from './use-credits';
import { useMoney } from './use-money';

/** Writes what a line costs: credits where it is bought for them, else money. */
export function useLinePrice(): (line: Pick<CartLine, 'total' | 'credits'>) => string {
  const money = useMoney();
  const inCredits = useCredits();
  return ({ total, credits }) => (credits === null ? money(total) : inCredits(credits.total));
}
