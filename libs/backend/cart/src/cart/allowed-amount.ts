/** Maximum of a variant in a cart, however often it is added: totals stay within what the database can store. */
export const maxPieces = 1_000_000;

interface AmountRule {
  amountMin: number;
  amountMax: number | null;
  amountStep: number;
}

type AmountProblem = { kind: 'belowMinimum'; limit: number } | { kind: 'aboveMaximum'; limit: number };

/** The amount stored for a requested one: steps count from the minimum and are rounded up, never down. */
export function roundToStep(requestedAmount: number, { amountMin, amountStep }: Omit<AmountRule, 'amountMax'>): number {
  if (requestedAmount <= amountMin) return requestedAmount;
  return amountMin + Math.ceil((requestedAmount - amountMin) / amountStep) * amountStep;
}

/** The highest amount in whole steps that is not more than the given one; 0 where that is below the minimum. */
export function roundDownToStep(amount: number, { amountMin, amountStep }: Omit<AmountRule, 'amountMax'>): number {
  return amount < amountMin ? 0 : amountMin + Math.floor((amount - amountMin) / amountStep) * amountStep;
}

/** The highest amount that respects the steps and the maximum. */
export function maxAllowedAmount(rule: AmountRule): number {
  return roundDownToStep(Math.max(rule.amountMin, Math.min(rule.amountMax ?? maxPieces, maxPieces)), rule);
}

/**
 * What is wrong with the amount of a line. Minimum and steps hold for each line, so that it stays valid when another one is
 * removed; the maximum holds for all lines of the cart together.
 */
export function amountProblem(amount: number, amountInCart: number, rule: AmountRule): AmountProblem | null {
  if (amount < rule.amountMin) return { kind: 'belowMinimum', limit: rule.amountMin };
  const highest = maxAllowedAmount(rule);
  const isAbove =
    amount > highest || amountInCart > Math.max(highest, Math.min(rule.amountMax ?? maxPieces, maxPieces));
  return isAbove ? { kind: 'aboveMaximum', limit: highest } : null;
}
