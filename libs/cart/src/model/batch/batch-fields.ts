import * as v from 'valibot';
import { type AddToCartInput, addToCartInput, maxDecimals } from '../adding/add-to-cart-input';
import type { BatchItem } from './added-batch';
import { parseQuantity } from '../lines/quantity';

/** Prefix of a variant's quantity field. */
export const batchPrefix = 'quantity.';

/** Name of a variant's quantity field. */
export function batchField(variantId: string): string {
  return `${batchPrefix}${variantId}`;
}

/** Empty, or zero in any notation. */
function isBlankOrZero(quantity: unknown): boolean {
  return typeof quantity === 'string' && (quantity.trim() === '' || parseQuantity(quantity, maxDecimals) === 0);
}

function toBatchItem({ isForCredits: _, ...item }: AddToCartInput): BatchItem {
  return item;
}

/**
 * Parses a form with a quantity for each variant; zero quantities are skipped.
 * @returns `null` when all quantities are zero or one is invalid
 */
export function parseBatch(fields: Readonly<Record<string, unknown>>): readonly BatchItem[] | null {
  const { multiplier } = fields;
  const requested = Object.entries(fields).filter(
    ([name, quantity]) => name.startsWith(batchPrefix) && !isBlankOrZero(quantity),
  );
  const parsed = requested.map(([name, quantity]) =>
    v.safeParse(addToCartInput, { id: name.slice(batchPrefix.length), quantity, multiplier }),
  );
  const items = parsed.flatMap(({ success, output }) => (success ? [toBatchItem(output)] : []));
  return items.length > 0 && items.length === requested.length ? items : null;
}
