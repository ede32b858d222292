import type { CartItemRow } from '@vyloha/backend-cart';

/**
 * Whether a quote asks for a line of the cart, and takes its place: not one for credits, nor one that depends on another
 * line, with which it stays in the cart at the shop's price.
 */
export function isQuotable({ forCredits, parentId }: Pick<CartItemRow, 'forCredits' | 'parentId'>): boolean {
  return !forCredits && parentId === null;
}
