/** One row of what is bought, on the way to an order and in it. */
export interface SummaryLine {
  id: string;
  name: string;
  /** In counted steps; times the multiplier it is in the unit. */
  amount: number;
  multiplier: number;
  unit: string;
  picture: { fileKey: string; alt: string } | null;
  /** With tax; below zero for a discount, which has no amount to show. */
  totalMinor: number;
  isDiscount: boolean;
}

/** A service with its name and what it costs with tax. */
export interface SummaryService {
  name: string;
  priceMinor: number;
}

/** What an order is made of and what it costs. Amounts in minor units. */
export interface Summary {
  lines: readonly SummaryLine[];
  goodsMinor: number;
  /** `null` until they are chosen. */
  shipping: SummaryService | null;
  payment: SummaryService | null;
  totalMinor: number;
  totalWithoutTaxMinor: number;
}
