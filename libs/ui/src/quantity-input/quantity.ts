export interface QuantityLimits {
  min: number;
  /** `null`: unlimited. */
  max: number | null;
  /** Increment of a button press. */
  step: number;
  /** Decimal places that may be typed; 0: whole pieces. */
  decimals: number;
}

type Decimals = Pick<QuantityLimits, 'decimals'>;

/** Parses typed text; null when it is not a quantity. A comma is a decimal point. */
export function parseQuantity(text: string, { decimals }: Decimals): number | null {
  const typed = text.trim().replace(',', '.');
  if (!(decimals > 0 ? /^\d+(\.\d*)?$/ : /^\d+$/).test(typed)) return null;
  const typedDecimals = typed.split('.')[1]?.length ?? 0;
  return typedDecimals > decimals ? null : Number(typed);
}

/** Field content while typing: a comma becomes a dot, '00' becomes 0. */
export function normalizeTyped(text: string): string {
  return text.replace(',', '.').replace(/^0{2,}/, '0');
}

/** The nearest quantity within the limits. */
export function clampQuantity(quantity: number, { min, max }: Pick<QuantityLimits, 'min' | 'max'>): number {
  return Math.max(min, Math.min(max ?? Infinity, quantity));
}

/** One step up or down, on a grid of steps that starts at the minimum. */
export function stepQuantity(quantity: number, direction: 1 | -1, limits: QuantityLimits): number {
  const { min: start, step, decimals } = limits;
  const steps = (quantity - start) / step;
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return clampQuantity(roundTo(start + next * step, decimals), limits);
}

/** Formats a quantity for the field: a decimal point, no trailing zeros. */
export function toQuantityText(quantity: number, { decimals }: Decimals): string {
  return String(roundTo(quantity, decimals));
}

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
