import type { PricesTax } from '@vyloha/contract';
import { cashRounding, sumMinor, type TaxedPrice } from '@vyloha/money';
import type { OrderLine, OrderPrices } from '@vyloha/orders';

/** Lines, services and totals of an order, before and after it is placed. Amounts in minor units. */
export interface Summary extends OrderPrices {
  lines: readonly OrderLine[];
}

/** A shipper or a payment in the summary. */
interface PricedService {
  name: string;
  price: TaxedPrice;
}

/** The products with their total after discounts. */
export interface ProductsSummary {
  lines: readonly OrderLine[];
  total: TaxedPrice;
  credits: number;
  tax: PricesTax;
  /** Code of the coupon that holds; `null` without one. */
  couponCode: string | null;
}

const zeroPrice: TaxedPrice = { withTaxMinor: 0, withoutTaxMinor: 0 };

function toService(service: PricedService | null): Summary['shipping'] {
  if (service === null) return null;
  const { name, price } = service;
  return { name, priceMinor: price.withTaxMinor, priceWithoutTaxMinor: price.withoutTaxMinor };
}

/** The order's summary with the current selection. */
export function toSummary(
  products: ProductsSummary,
  shipper: PricedService | null,
  payment: (PricedService & { cashRoundingMinor: number | null }) | null,
): Summary {
  const prices = [products.total, shipper?.price ?? zeroPrice, payment?.price ?? zeroPrice];
  const exactMinor = sumMinor(prices.map(({ withTaxMinor }) => withTaxMinor));
  const roundingMinor = cashRounding(exactMinor, payment?.cashRoundingMinor ?? null);
  return {
    lines: products.lines,
    productsMinor: products.total.withTaxMinor,
    productsWithoutTaxMinor: products.total.withoutTaxMinor,
    shipping: toService(shipper),
    payment: toService(payment),
    roundingMinor,
    totalMinor: exactMinor + roundingMinor,
    totalWithoutTaxMinor: sumMinor(prices.map(({ withoutTaxMinor }) => withoutTaxMinor)),
    credits: products.credits,
    tax: products.tax,
  };
}
