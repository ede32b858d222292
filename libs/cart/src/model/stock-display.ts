import type { CartLine } from './cart';
import { toQuantity } from './quantity';

/** How many pieces in stock a page shows. */
export interface ShownStock {
  pieces: number;
  /** There are more than shown. */
  isCapped: boolean;
}

/**
 * Caps the stock a page tells; a negative stock is none.
 * @param max pieces that are told exactly, from the theme; 0 is without a cap
 */
export function shownStock(pieces: number, max: number): ShownStock {
  const known = Math.max(0, pieces);
  return max > 0 && known > max ? { pieces: max, isCapped: true } : { pieces: known, isCapped: false };
}

/**
 * The stock a page tells of goods that are in stock without being counted.
 * @param unlimited how many of them are told, from the theme
 */
export function uncountedStock(unlimited: number): ShownStock {
  return { pieces: unlimited, isCapped: true };
}

/** What a cart line says of its stock. */
export type LineAvailability =
  | { kind: 'available'; text: string }
  | { kind: 'piecesLeft'; quantity: number; unit: string }
  | { kind: 'soldOut'; text: string };

/** A line is not available in the ordered amount when less than that is left. */
export function lineAvailability(line: Pick<CartLine, 'amount' | 'multiplier' | 'stock' | 'unit'>): LineAvailability {
  const { stock, amount, multiplier, unit } = line;
  if (!stock.isAvailable) return { kind: 'soldOut', text: stock.soldText };
  if (stock.isChecked && stock.pieces < amount) {
    return { kind: 'piecesLeft', quantity: toQuantity(Math.max(0, stock.pieces), multiplier), unit };
  }
  return { kind: 'available', text: stock.text };
}
