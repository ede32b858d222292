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
  /** What it costs in loyalty credits; `null` when it is bought for money. */
  credits: number | null;
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
  /** Loyalty credits that are paid besides. */
  credits: number;
}

interface TaxedPrice {
  withTaxMinor: number;
  withoutTaxMinor: number;
}

/** A shipper or a payment as the summary sees it. */
interface PricedService {
  name: string;
  price: TaxedPrice;
}

/** The goods with what they cost after discounts. */
export interface Goods {
  lines: readonly SummaryLine[];
  total: TaxedPrice;
  credits: number;
}

const nothing: TaxedPrice = { withTaxMinor: 0, withoutTaxMinor: 0 };

function toService(service: PricedService | null): SummaryService | null {
  return service && { name: service.name, priceMinor: service.price.withTaxMinor };
}

/** What the order costs with what is chosen so far. */
export function toSummary(goods: Goods, shipper: PricedService | null, payment: PricedService | null): Summary {
  const prices = [goods.total, shipper?.price ?? nothing, payment?.price ?? nothing];
  return {
    lines: goods.lines,
    goodsMinor: goods.total.withTaxMinor,
    shipping: toService(shipper),
    payment: toService(payment),
    totalMinor: prices.reduce((sum, price) => sum + price.withTaxMinor, 0),
    totalWithoutTaxMinor: prices.reduce((sum, price) => sum + price.withoutTaxMinor, 0),
    credits: goods.credits,
  };
}
