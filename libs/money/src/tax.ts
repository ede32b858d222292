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

/** Amount with tax of an amount without tax, neither negative, both in minor units, rounded half up. */
export function withTax(minorWithoutTax: number, ratePercent: number): number {
  const hundredPercent = BigInt(100 * rateScale);
  const numerator = BigInt(minorWithoutTax) * (hundredPercent + BigInt(Math.round(ratePercent * rateScale)));
  return Number((2n * numerator + hundredPercent) / (2n * hundredPercent));
}
