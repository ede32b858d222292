import { sumMinor, withoutTax } from '@vyloha/money';

/** An amount to pay with its tax, or a discount from it, which is negative. */
export interface TaxedAmount {
  /** In percent. */
  taxRate: number;
  totalMinor: number;
  totalWithoutTaxMinor: number;
}

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

function subtract({ taxRate, totalMinor }: TaxedAmount, partMinor: number): TaxedAmount {
  const reducedMinor = totalMinor - partMinor;
  return { taxRate, totalMinor: reducedMinor, totalWithoutTaxMinor: withoutTax(reducedMinor, taxRate) };
}

function sumByRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const byRate = new Map<number, TaxedAmount>();
  for (const { taxRate, totalMinor, totalWithoutTaxMinor } of amounts) {
    const sum = byRate.get(taxRate);
    byRate.set(taxRate, {
      taxRate,
      totalMinor: totalMinor + (sum?.totalMinor ?? 0),
      totalWithoutTaxMinor: totalWithoutTaxMinor + (sum?.totalWithoutTaxMinor ?? 0),
    });
  }
  return [...byRate.values()].sort((a, b) => b.taxRate - a.taxRate);
}

/**
 * Spreads a discount over the lines in proportion to their prices. Each line is taxed by its reduced price, so that
 * neither a base nor a tax is ever negative, and nothing remains of a cart that is discounted entirely.
 * @returns the discount by rate of tax, the highest first, and what the lines then cost
 */
export function spreadDiscount(
  lines: readonly TaxedAmount[],
  discountMinor: number,
): { discounts: TaxedAmount[]; reduced: TaxedAmount[] } {
  const totalMinor = sumMinor(lines.map((line) => line.totalMinor));
  const parts = divide(
    Math.min(discountMinor, totalMinor),
    lines.map((line) => line.totalMinor),
  );
  const reduced = lines.map((line, index) => subtract(line, parts[index] ?? 0));
  const differences = lines.flatMap(({ taxRate, ...line }, index) => {
    const left = reduced[index];
    if (left === undefined || left.totalMinor === line.totalMinor) return [];
    return {
      taxRate,
      totalMinor: left.totalMinor - line.totalMinor,
      totalWithoutTaxMinor: left.totalWithoutTaxMinor - line.totalWithoutTaxMinor,
    };
  });
  return { discounts: sumByRate(differences), reduced };
}
