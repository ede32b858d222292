import { cashRounding, fromMinor, type TaxedPrice } from '@vyloha/money';

/** What the shopper saw that the order costs, in main units: another one is refused. */
export interface ExpectedOrder {
  totalWithTax: number;
  currency: string;
  credits: number;
  shipperPriceWithTax: number;
  paymentPriceWithTax: number;
  /** The lines with products. */
  items: readonly { id: string; totalWithTax: number }[];
}

interface ReadCart {
  lines: readonly { id: string; total: TaxedPrice }[];
  totals: { total: TaxedPrice; credits: number };
}

interface Chosen {
  shipper: { price: TaxedPrice };
  payment: { price: TaxedPrice; cashRoundingMinor: number | null };
  currency: { code: string };
}

/** The order as it was read from the shop, once that was found to be what the shopper saw. */
export function toExpectedOrder({ lines, totals }: ReadCart, { shipper, payment, currency }: Chosen): ExpectedOrder {
  const [shipperMinor, paymentMinor] = [shipper.price.withTaxMinor, payment.price.withTaxMinor];
  const exactMinor = totals.total.withTaxMinor + shipperMinor + paymentMinor;
  return {
    totalWithTax: fromMinor(exactMinor + cashRounding(exactMinor, payment.cashRoundingMinor)),
    currency: currency.code,
    credits: totals.credits,
    shipperPriceWithTax: fromMinor(shipperMinor),
    paymentPriceWithTax: fromMinor(paymentMinor),
    items: lines.map(({ id, total }) => ({ id, totalWithTax: fromMinor(total.withTaxMinor) })),
  };
}
