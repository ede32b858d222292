import type { AmountLimits } from '@vyloha/contract';

/**
 * Two units of quantity. The backend counts an `amount` in whole steps; a page shows a `quantity` in the unit of the
 * product. The multiplier is the size of one step in the unit: 1 for products sold by the piece, the value of the metre
 * parameter for products sold by the metre (0.1 for a hose counted in tenths).
 */
export const pieceMultiplier = 1;

export type { AmountLimits };

/** Limits of a quantity field, in the displayed unit. */
export interface QuantityBounds {
  min: number;
  max: number | null;
  step: number;
}

/** Smaller differences come only from binary fractions. */
const precision = 1e6;

function roundToPrecision(value: number): number {
  return Math.round(value * precision) / precision;
}

/** The multiplier from the value of the metres parameter; products without one are counted by the piece. */
export function multiplierFrom(metres: unknown): number {
  return typeof metres === 'number' && metres > 0 ? metres : pieceMultiplier;
}

export function isSoldByMetre(multiplier: number): boolean {
  return multiplier !== pieceMultiplier;
}

/** Quantity steps to the displayed quantity. */
export function toQuantity(amount: number, multiplier: number): number {
  return roundToPrecision(amount * multiplier);
}

/** The displayed quantity to quantity steps, rounded to the nearest one. */
export function toAmount(quantity: number, multiplier: number): number {
  return Math.round(roundToPrecision(quantity / multiplier));
}

/**
 * Bounds of a quantity field. Quantity steps are divided by the number of steps in one unit, which is the reciprocal of
 * the multiplier.
 */
export function quantityBounds(limits: AmountLimits, multiplier: number): QuantityBounds {
  return {
    min: toQuantity(limits.min, multiplier),
    max: limits.max === null ? null : toQuantity(limits.max, multiplier),
    step: toQuantity(limits.step, multiplier),
  };
}

/** Decimal places of a typed quantity: none for pieces, the theme's for metres. */
export function quantityDecimals(multiplier: number, metreDecimals: number): number {
  return isSoldByMetre(multiplier) ? metreDecimals : 0;
}

/** Parses a typed quantity, with a comma or a dot; `null` when invalid. */
export function parseQuantity(typed: string, decimals: number): number | null {
  const pattern = decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+([.,]\\d{0,${decimals}})?$`);
  const text = typed.trim();
  return pattern.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Why a text is no quantity: a part of a whole piece, more decimals than are measured, or nothing like a number. */
export function unreadableQuantity(typed: string, decimals: number): 'fraction' | 'tooFine' | 'invalid' {
  if (!/^\d+[.,]\d+$/.test(typed.trim())) return 'invalid';
  return decimals === 0 ? 'fraction' : 'tooFine';
}

/** More is no order; the backend's limits are far lower, this one only keeps numbers exact. */
export const maxAmount = 999_999;

/** The bound that a quantity violated. */
export type BrokenLimit = 'minimum' | 'maximum';

/** A clamped quantity, and the violated bound. */
export function clampQuantity(
  quantity: number,
  bounds: QuantityBounds,
): { quantity: number; broken: BrokenLimit | null } {
  if (bounds.max !== null && quantity > bounds.max) return { quantity: bounds.max, broken: 'maximum' };
  if (quantity < bounds.min) return { quantity: bounds.min, broken: 'minimum' };
  return { quantity, broken: null };
}

/** Formats a quantity for Czech and Slovak pages: `2,5`. */
export function formatQuantity(quantity: number): string {
  return String(quantity).replace('.', ',');
}
