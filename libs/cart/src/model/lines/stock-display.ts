import type { CartLine } from '../cart';
import { toQuantity } from './quantity';

/** Number of pieces in stock as displayed. */
export interface DisplayStock {
  pieces: number;
  /** There are more than displayed. */
  isCapped: boolean;
}

/**
 * Caps the displayed stock; a negative stock is zero.
 * @param max maximum displayed exactly, from the theme; 0 is no cap
 */
export function toDisplayStock(pieces: number, max: number): DisplayStock {
  const inStock = Math.max(0, pieces);
  return max > 0 && inStock > max ? { pieces: max, isCapped: true } : { pieces: inStock, isCapped: false };
}

/**
 * Displayed stock of products that are in stock without being counted.
 * @param unlimited number displayed, from the theme
 */
export function toUncountedDisplayStock(unlimited: number): DisplayStock {
  return { pieces: unlimited, isCapped: true };
}

/** Availability text of a cart line. */
export type LineAvailability =
  | { kind: 'available'; text: string }
  | { kind: 'piecesLeft'; quantity: number; unit: string }
  | { kind: 'soldOut'; text: string }
  | { kind: 'notSaleable' };

/** A line is unavailable in the ordered amount when less is left. */
export function lineAvailability(
  line: Pick<CartLine, 'amount' | 'multiplier' | 'isSaleable' | 'stock' | 'unit'>,
): LineAvailability {
  const { stock, amount, multiplier, unit } = line;
  if (!line.isSaleable) return { kind: 'notSaleable' };
  if (!stock.isAvailable) return { kind: 'soldOut', text: stock.soldOutText };
  if (stock.isChecked && stock.pieces < amount) {
    return { kind: 'piecesLeft', quantity: toQuantity(Math.max(0, stock.pieces), multiplier), unit };
  }
  return { kind: 'available', text: stock.text };
}
