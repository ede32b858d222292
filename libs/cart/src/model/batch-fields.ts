import * as v from 'valibot';
import { addToCartInput, MAX_DECIMALS } from './add-to-cart-input';
import type { BatchItem } from './batch-outcome';
import { parseQuantity } from './quantity';

/** Begins the name of the field that says how much of a variant goes into the cart. */
export const batchPrefix = 'quantity.';

/** Name of the field that says how much of a variant goes into the cart. */
export function batchField(variantId: string): string {
  return `${batchPrefix}${variantId}`;
}

/** Nothing, or nought however it is written. */
function isLeftOut(quantity: unknown): boolean {
  return typeof quantity === 'string' && (quantity.trim() === '' || parseQuantity(quantity, MAX_DECIMALS) === 0);
}

/**
 * Reads a form with a quantity for each variant; those left at nought are no part of it.
 * @returns `null` when nothing is wanted or some quantity cannot be meant
 */
export function parseBatch(fields: Readonly<Record<string, unknown>>): readonly BatchItem[] | null {
  const { multiplier } = fields;
  const wanted = Object.entries(fields).filter(
    ([name, quantity]) => name.startsWith(batchPrefix) && !isLeftOut(quantity),
  );
  const parsed = wanted.map(([name, quantity]) =>
    v.safeParse(addToCartInput, { id: name.slice(batchPrefix.length), quantity, multiplier }),
  );
  const items = parsed.flatMap(({ success, output }) =>
    success ? [{ variantId: output.variantId, amount: output.amount }] : [],
  );
  return items.length > 0 && items.length === wanted.length ? items : null;
}
