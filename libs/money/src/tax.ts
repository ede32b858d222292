/** Rates are exact to hundredths of a percent. */
const rateScale = 100;

/**
 * Amount without tax of an amount with tax, both in minor units, rounded half up (for negative amounts, such as
 * discount lines, mirrored, so that a line and its cancellation sum to zero).
 */
export function withoutTax(minorWithTax: number, ratePercent: number): number {
  const hundredPercent = BigInt(100 * rateScale);
  const denominator = hundredPercent + BigInt(Math.round(ratePercent * rateScale));
  const numerator = BigInt(Math.abs(minorWithTax)) * hundredPercent;
  const rounded = Number((2n * numerator + denominator) / (2n * denominator));
  return minorWithTax < 0 && rounded > 0 ? -rounded : rounded;
}
