import { divide, sumMinor, withoutTax } from '@vyloha/money';

/** An amount to pay with its tax, or a discount from it, which is negative. */
export interface TaxedAmount {
  /** In percent. */
  taxRate: number;
  totalMinor: number;
  totalWithoutTaxMinor: number;
}

function subtract<Amount extends TaxedAmount>(amount: Amount, partMinor: number): Amount {
  const reducedMinor = amount.totalMinor - partMinor;
  return { ...amount, totalMinor: reducedMinor, totalWithoutTaxMinor: withoutTax(reducedMinor, amount.taxRate) };
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
export function spreadDiscount<Amount extends TaxedAmount>(
  lines: readonly Amount[],
  discountMinor: number,
): { discounts: TaxedAmount[]; reduced: Amount[] } {
  const totalMinor = sumMinor(lines.map((line) => line.totalMinor));
  const parts = divide(
    Math.min(discountMinor, totalMinor),
    lines.map((line) => line.totalMinor),
  );
  const reduced = lines.map((line, index) => subtract(line, parts[index] ?? 0));
  const differences = lines.flatMap((line, index) => {
    const left = reduced[index];
    if (left === undefined || left.totalMinor === line.totalMinor) return [];
    return {
      taxRate: line.taxRate,
      totalMinor: left.totalMinor - line.totalMinor,
      totalWithoutTaxMinor: left.totalWithoutTaxMinor - line.totalWithoutTaxMinor,
    };
  });
  return { discounts: sumByRate(differences), reduced };
}
