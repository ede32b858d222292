/** Of one line, however often something is added to it: sums of money stay what the database can hold. */
export const maxPieces = 1_000_000;

interface AmountRule {
  amountMin: number;
  amountMax: number | null;
  amountStep: number;
}

type AmountProblem = { kind: 'belowMinimum'; limit: number } | { kind: 'aboveMaximum'; limit: number };

/** What would be kept of a wanted amount: steps count from the minimum and are completed, never cut. */
export function roundToStep(wanted: number, { amountMin, amountStep }: AmountRule): number {
  if (wanted <= amountMin) return wanted;
  return amountMin + Math.ceil((wanted - amountMin) / amountStep) * amountStep;
}

/** The highest amount that keeps the steps and the maximum. */
function highestAmount({ amountMin, amountMax, amountStep }: AmountRule): number {
  const max = Math.min(amountMax ?? maxPieces, maxPieces);
  return amountMin + Math.max(0, Math.floor((max - amountMin) / amountStep)) * amountStep;
}

export function amountProblem(amount: number, rule: AmountRule): AmountProblem | null {
  if (amount < rule.amountMin) return { kind: 'belowMinimum', limit: rule.amountMin };
  const highest = highestAmount(rule);
  if (amount > highest) return { kind: 'aboveMaximum', limit: highest };
  return null;
}
