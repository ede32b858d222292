const crownsPerEuro = 24.8;

/** The nearest price a Czech shop would print: 49, 249, 1 290, 12 490. */
export function crownPoint(amount: number): number {
  if (amount < 15) return Math.max(1, Math.round(amount)) - 0.1;
  if (amount < 1000) return Math.max(2, Math.round((amount + 1) / 10)) * 10 - 1;
  if (amount < 10_000) return Math.round((amount + 10) / 100) * 100 - 10;
  return Math.round((amount + 10) / 500) * 500 - 10;
}

/** The matching price in a Slovak shop: 0,99, 3,49, 19,90, 129. */
export function euroPoint(crowns: number): number {
  const euros = crowns / crownsPerEuro;
  if (euros < 10) return Math.max(1, Math.round(euros * 2)) / 2 - 0.01;
  if (euros < 100) return Math.round(euros + 0.1) - 0.1;
  return Math.round((euros + 1) / 10) * 10 - 1;
}

/** Cents without the traces of binary fractions. */
export function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
