import { sumMinor } from './minor';

/**
 * Divides an amount in proportion to the weights, so that the parts sum up to it exactly: what rounding down leaves is
 * added to the parts that lost most. No part exceeds its weight as long as the amount does not exceed their sum.
 */
export function divide(amountMinor: number, weights: readonly number[]): number[] {
  const total = BigInt(sumMinor(weights));
  if (total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight, index) => {
    const product = BigInt(amountMinor) * BigInt(weight);
    return { index, part: Number(product / total), lost: product % total };
  });
  const missing = amountMinor - sumMinor(exact.map(({ part }) => part));
  const byLoss = [...exact].sort((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost < b.lost ? 1 : -1));
  const raised = new Set(byLoss.slice(0, missing).map(({ index }) => index));
  return exact.map(({ index, part }) => part + (raised.has(index) ? 1 : 0));
}
