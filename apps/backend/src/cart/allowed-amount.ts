/** Maximum per line, however often something is added: totals stay within what the database can store. */
export const maxPieces = 1_000_000;

interface AmountRule {
  amountMin: number;
  amountMax: number | null;
  amountStep: number;
}

type AmountProblem = { kind: 'belowMinimum'; limit: number } | { kind: 'aboveMaximum'; limit: number };

/** The amount stored for a requested one: steps count from the minimum and are rounded up, never down. */
export function roundToStep(requestedAmount: number, { amountMin, amountStep }: AmountRule): number {
  if (requestedAmount <= amountMin) return requestedAmount;
  return amountMin + Math.ceil((requestedAmount - amountMin) / amountStep) * amountStep;
}

/** The highest amount that respects the steps and the maximum. */
export function maxAllowedAmount({ amountMin, amountMax, amountStep }: AmountRule): number {
  const max = Math.min(amountMax ?? maxPieces, maxPieces);
  return amountMin + Math.max(0, Math.floor((max - amountMin) / amountStep)) * amountStep;
}

export function amountProblem(amount: number, rule: AmountRule): AmountProblem | null {
  if (amount < rule.amountMin) return { kind: 'belowMinimum', limit: rule.amountMin };
  const highest = maxAllowedAmount(rule);
  if (amount > highest) return { kind: 'aboveMaximum', limit: highest };
  return null;
}
