import type { CartLine } from '../cart';
import { lineAvailability } from './stock-display';

/** Lines that cannot be ordered as they are: not sold, sold out, or more than there is. */
export function unorderableLines(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => lineAvailability(line).kind !== 'available');
}

/** Whether an order can be made of the cart: all of it is to be had, and it is worth the shop's minimum. */
export function isOrderable(
  { lines, limitValueMinor }: { lines: readonly CartLine[]; limitValueMinor: number },
  minimumMinor: number,
): boolean {
  return limitValueMinor >= minimumMinor && unorderableLines(lines).length === 0;
}
