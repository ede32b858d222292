import { fromMinor } from '@vyloha/money';

export interface Measure {
  /** How much of the unit one piece contains. */
  amount: number;
  unit: string;
}

/** Small units are compared per larger unit: 250 g of seeds per kilogram. */
const comparisonUnits: Readonly<Record<string, { perUnit: string; factor: number }>> = {
  g: { perUnit: 'kg', factor: 1000 },
  ml: { perUnit: 'l', factor: 1000 },
  cm: { perUnit: 'm', factor: 100 },
};

/** The unit price required by law: what one kilogram, litre or metre costs. */
export function toMeasurePrice({ amount, unit }: Measure, unitMinor: number) {
  const { perUnit, factor } = comparisonUnits[unit] ?? { perUnit: unit, factor: 1 };
  return { amount, unit, perUnit, withTax: fromMinor(Math.round((unitMinor * factor) / amount)) };
}
