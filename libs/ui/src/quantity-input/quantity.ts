export interface QuantityLimits {
  /** Minimum quantity; 0 by default. */
  min?: number | undefined;
  /** Maximum quantity; none by default. */
  max?: number | undefined;
  /** Decimal places that may be typed; 0 by default: whole pieces. */
  decimals?: number | undefined;
}

/** Parses typed text; null when it is not a quantity. A comma is a decimal point. */
export function parseQuantity(text: string, { decimals = 0 }: QuantityLimits = {}): number | null {
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
export function clampQuantity(quantity: number, { min = 0, max = Infinity }: QuantityLimits): number {
  return Math.max(min, Math.min(max, quantity));
}

/** One step up or down, on a grid of steps that starts at the minimum. */
export function stepQuantity(
  quantity: number,
  direction: 1 | -1,
  { step = 1, ...limits }: QuantityLimits & { step?: number | undefined },
): number {
  const start = limits.min ?? 0;
  const steps = (quantity - start) / step;
  const next = direction === 1 ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
  return clampQuantity(roundTo(start + next * step, limits.decimals ?? 0), limits);
}

/** Formats a quantity for the field: a decimal point, no trailing zeros. */
export function toQuantityText(quantity: number, { decimals = 0 }: QuantityLimits): string {
  return String(roundTo(quantity, decimals));
}

function roundTo(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
