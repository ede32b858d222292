/**
 * Two ways of counting. The backend counts an `amount` in whole steps; a page shows a `quantity` in the unit of the
 * goods. The multiplier is how much of the unit one step is: 1 for goods sold by the piece, the number of the metres
 * parameter for goods sold by the metre (0.1 for a hose counted in tenths).
 */
export const pieceMultiplier = 1;

/** What the backend sells at once, in counted steps. */
export interface AmountLimits {
  min: number;
  /** `null` is without limit. */
  max: number | null;
  step: number;
}

/** What a quantity field accepts, in the unit shown. */
export interface QuantityBounds {
  min: number;
  max: number | null;
  step: number;
}

/** Below this, differences are only those of binary fractions. */
const PRECISION = 1e6;

function withoutBinaryNoise(value: number): number {
  return Math.round(value * PRECISION) / PRECISION;
}

/** The multiplier from the value of the metres parameter; goods without one are counted by the piece. */
export function multiplierFrom(metres: unknown): number {
  return typeof metres === 'number' && metres > 0 ? metres : pieceMultiplier;
}

export function isSoldByMetre(multiplier: number): boolean {
  return multiplier !== pieceMultiplier;
}

/** Counted steps to the quantity shown. */
export function toQuantity(amount: number, multiplier: number): number {
  return withoutBinaryNoise(amount * multiplier);
}

/** The quantity shown to counted steps, to the nearest one. */
export function toAmount(quantity: number, multiplier: number): number {
  return Math.round(withoutBinaryNoise(quantity / multiplier));
}

/**
 * Bounds of a quantity field. Counted steps are divided by how many of them make one unit, which is the reciprocal of
 * the multiplier.
 */
export function quantityBounds(limits: AmountLimits, multiplier: number): QuantityBounds {
  return {
    min: toQuantity(limits.min, multiplier),
    max: limits.max === null ? null : toQuantity(limits.max, multiplier),
    step: toQuantity(limits.step, multiplier),
  };
}

/** Decimal places a quantity may be typed with: none for pieces, the theme's for metres. */
export function quantityDecimals(multiplier: number, metreDecimals: number): number {
  return isSoldByMetre(multiplier) ? metreDecimals : 0;
}

/** The quantity a typed text stands for, with a comma or a dot, or `null` when it stands for none. */
export function parseQuantity(typed: string, decimals: number): number | null {
  const allowed = decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+([.,]\\d{0,${decimals}})?$`);
  const text = typed.trim();
  return allowed.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Which bound a quantity went over. */
export type BrokenLimit = 'minimum' | 'maximum';

/** A quantity brought within its bounds, and the bound that was broken. */
export function clampQuantity(
  quantity: number,
  bounds: QuantityBounds,
): { quantity: number; broken: BrokenLimit | null } {
  if (bounds.max !== null && quantity > bounds.max) return { quantity: bounds.max, broken: 'maximum' };
  if (quantity < bounds.min) return { quantity: bounds.min, broken: 'minimum' };
  return { quantity, broken: null };
}

/** A quantity as Czech and Slovak pages write it: `2,5`. */
export function formatQuantity(quantity: number): string {
  return String(quantity).replace('.', ',');
}
