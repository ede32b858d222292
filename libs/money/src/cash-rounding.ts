/** Minor units of a main unit. */
const mainUnit = 100;

/**
 * What is added to an amount that is paid in cash, negative where it is taken off: to the nearest step, halves up.
 * Where the step is a part of the main unit (0,05 €), nothing is rounded down to zero, as the Slovak act 18/1996 says.
 * @param stepMinor null where amounts are not rounded
 */
export function cashRounding(amountMinor: number, stepMinor: number | null): number {
  if (stepMinor === null || stepMinor <= 0 || amountMinor <= 0) return 0;
  const roundedMinor = Math.floor((2 * amountMinor + stepMinor) / (2 * stepMinor)) * stepMinor;
  const isLost = roundedMinor === 0 && stepMinor < mainUnit;
  return (isLost ? stepMinor : roundedMinor) - amountMinor;
}
