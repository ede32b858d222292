import type { TaxedPrice } from '@vyloha/money';
/** One line of the summary, before and after placing the order. */
export interface SummaryLine {
  id: string;
  /** `null` for gifts and discounts. */
  variantId: string | null;
  name: string;
  /** Page of the product; `null` where there is no link to it. */
  to: string | null;
  /** In quantity steps; multiplied by the multiplier it is in the unit. */
  amount: number;
  multiplier: number;
  unit: string;
  picture: { fileKey: string; alt: string } | null;
  /** With tax; negative for a discount, which has no amount to show. */
  totalMinor: number;
  /** Price in loyalty credits; `null` when it is paid with money. */
  credits: number | null;
  isDiscount: boolean;
}

/** A service with its name and price with tax. */
export interface SummaryService {
  name: string;
  priceMinor: number;
}

/** Lines, services and totals of an order. Amounts in minor units. */
export interface Summary {
  lines: readonly SummaryLine[];
  productsMinor: number;
  /** `null` until selected. */
  shipping: SummaryService | null;
  payment: SummaryService | null;
  totalMinor: number;
  totalWithoutTaxMinor: number;
  /** Loyalty credits paid in addition. */
  credits: number;
}

/** A shipper or a payment in the summary. */
interface PricedService {
  name: string;
  price: TaxedPrice;
}

/** The products with their total after discounts. */
export interface ProductsSummary {
  lines: readonly SummaryLine[];
  total: TaxedPrice;
  credits: number;
  /** Code of the coupon that holds; `null` without one. */
  couponCode: string | null;
}

const zeroPrice: TaxedPrice = { withTaxMinor: 0, withoutTaxMinor: 0 };

function toService(service: PricedService | null): SummaryService | null {
  return service && { name: service.name, priceMinor: service.price.withTaxMinor };
}

/** The order's summary with the current selection. */
export function toSummary(
  products: ProductsSummary,
  shipper: PricedService | null,
  payment: PricedService | null,
): Summary {
  const prices = [products.total, shipper?.price ?? zeroPrice, payment?.price ?? zeroPrice];
  return {
    lines: products.lines,
    productsMinor: products.total.withTaxMinor,
    shipping: toService(shipper),
    payment: toService(payment),
    totalMinor: prices.reduce((sum, price) => sum + price.withTaxMinor, 0),
    totalWithoutTaxMinor: prices.reduce((sum, price) => sum + price.withoutTaxMinor, 0),
    credits: products.credits,
  };
}
