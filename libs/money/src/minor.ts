/** Minor units in one main unit. CZK and EUR both count in hundredths, whatever number of decimals is shown. */
const minorPerMain = 100;

function roundHalfAwayFromZero(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/**
 * Main units of the wire (499.9) to integer minor units (49990), half away from zero.
 * Shifts the decimal text instead of multiplying, since 1.005 * 100 is not 100.5 in binary.
 * @throws RangeError when the amount is not finite or does not fit an exact integer.
 */
export function toMinor(main: number): number {
  const text = String(main);
  const minor = roundHalfAwayFromZero(text.includes('e') ? main * minorPerMain : Number(`${text}e2`));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an amount of money: ${text}`);
  return minor;
}

/** Integer minor units (49990) to the wire's main units (499.9). */
export function fromMinor(minor: number): number {
  return minor / minorPerMain;
}

/** Sum of minor units. */
export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}
