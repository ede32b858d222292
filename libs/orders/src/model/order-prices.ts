import type { PricesTax } from '@vyloha/contract';

/** A shipper or a payment with its price, in minor units with tax unless said otherwise. */
interface PricedService {
  name: string;
  priceMinor: number;
  priceWithoutTaxMinor: number;
}

/** Prices of an order, in minor units with tax unless said otherwise. */
export interface OrderPrices {
  productsMinor: number;
  productsWithoutTaxMinor: number;
  /** `null` until it is chosen. */
  shipping: PricedService | null;
  /** `null` until it is chosen. */
  payment: PricedService | null;
  /** What rounds a price that is paid in cash, a part of the total alone; 0 where it is paid exactly. */
  roundingMinor: number;
  /** What is to be paid. */
  totalMinor: number;
  totalWithoutTaxMinor: number;
  tax: PricesTax;
  /** Loyalty credits paid in addition. */
  credits: number;
}
