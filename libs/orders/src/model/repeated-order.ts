import type { Order } from './order';

/** A line of an order whose product is still sold. */
export interface RepeatableLine {
  name: string;
  variantId: string;
  /** In quantity steps. */
  amount: number;
  totalMinor: number;
}

/**
 * The products of an order: those that are still sold, and the others. What cost no money is not repeated: discounts,
 * gifts, and products for credits, which would have to be paid now.
 */
export function repeatableLines({ lines }: Pick<Order, 'lines'>) {
  const sold: RepeatableLine[] = [];
  const gone: { name: string }[] = [];
  for (const { name, slug, variantId, amount, totalMinor, isDiscount } of lines) {
    if (isDiscount || totalMinor === 0) continue;
    if (slug === null || variantId === null) gone.push({ name });
    else sold.push({ name, variantId, amount, totalMinor });
  }
  return { sold, gone };
}

/** The lines of an order that can be ordered regularly: products that cost money and still exist. */
export function schedulableLines({ lines }: Pick<Order, 'lines'>): Order['lines'] {
  return lines.filter(({ isDiscount, totalMinor, variantId }) => !isDiscount && totalMinor > 0 && variantId !== null);
}

interface PricedLine {
  variantId: string;
  amount: number;
  total: { withTaxMinor: number };
}

/** The lines of an order whose unit costs more in the cart now; totals with tax, in minor units of one currency. */
export function findDearerLines(
  ordered: readonly RepeatableLine[],
  cartLines: readonly PricedLine[],
): readonly RepeatableLine[] {
  return ordered.filter(({ variantId, amount, totalMinor }) =>
    cartLines.some(
      (line) =>
        line.variantId === variantId &&
        line.amount > 0 &&
        Math.round(line.total.withTaxMinor / line.amount) > Math.round(totalMinor / amount),
    ),
  );
}
