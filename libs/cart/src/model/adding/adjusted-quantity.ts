import type { CartLine } from '../cart';
import { toQuantity } from '../lines/quantity';

/** A requested amount, in quantity steps. */
export interface RequestedAmount {
  amount: number;
  /** What was typed, in the unit of the product, where whole steps do not make it. */
  typedQuantity?: number;
}

/** Quantities in the unit of the product: what was asked for, and what the shop sells instead. */
export interface AdjustedQuantity {
  requested: number;
  quantity: number;
}

/**
 * How the quantity that was added differs from the requested one: a minimum or whole steps raised it, or it was rounded
 * to steps of the product; `null` when it does not.
 */
export function adjustedQuantity(
  { amount, typedQuantity }: RequestedAmount,
  changedAmount: number,
  multiplier: number,
): AdjustedQuantity | null {
  const requested = typedQuantity ?? toQuantity(amount, multiplier);
  const quantity = toQuantity(changedAmount, multiplier);
  return requested === quantity ? null : { requested, quantity };
}

/** A line whose quantity was adjusted. */
export interface AdjustedLine extends AdjustedQuantity {
  /** With that of the variant. */
  name: string;
  unit: string;
}

/** The same of a line of the cart, by its names. */
export function adjustedLine(
  { name, variantName, unit, multiplier }: Pick<CartLine, 'name' | 'variantName' | 'unit' | 'multiplier'>,
  requested: RequestedAmount,
  changedAmount: number,
): AdjustedLine | null {
  const adjusted = adjustedQuantity(requested, changedAmount, multiplier);
  return adjusted && { name: variantName === null ? name : `${name}, ${variantName}`, unit, ...adjusted };
}
