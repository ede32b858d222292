import { divide, sumMinor } from '@vyloha/money';
import type { DiscountKind } from '@vyloha/backend-cart';
import type { OrderDiscountRow, OrderItemRow, OrderRows } from '../../orders/placing/to-order-rows';
import type { PartKind } from './part-kind';

/** A price in an order that credit notes take back, or what of it they took. Discounts are negative. */
export interface OrderPart {
  /** The line it belongs to; empty for what belongs to the whole order. */
  itemId: string;
  kind: PartKind;
  /** Pieces; 0 for what is no product. */
  amount: number;
  totalMinor: number;
  totalWithoutTaxMinor: number;
}

export const partKey = ({ itemId, kind }: Pick<OrderPart, 'itemId' | 'kind'>) => `${kind} ${itemId}`;

/** Parts with the signs of the whole; where nothing can bear it, it belongs to the order. */
function spread(minor: number, weights: readonly number[]): number[] | null {
  if (sumMinor(weights) <= 0) return null;
  return divide(Math.abs(minor), weights).map((part) => Math.sign(minor) * part);
}

/** Deposits of each line; those of orders from before they were stored with it belong to the order. */
function depositParts(items: readonly OrderItemRow[], { totalMinor: wholeMinor }: OrderDiscountRow): OrderPart[] {
  const unassigned = { id: '', depositMinor: wholeMinor - sumMinor(items.map(({ depositMinor }) => depositMinor)) };
  return [...items, unassigned].flatMap(({ id: itemId, depositMinor: totalMinor }) =>
    totalMinor === 0
      ? []
      : { itemId, kind: 'deposit' as const, amount: 0, totalMinor, totalWithoutTaxMinor: totalMinor },
  );
}

/** Whether a discount is of the line's price, as far as its kind tells. */
const bears = ({ takesCoupon }: OrderItemRow, kind: DiscountKind) => kind !== 'coupon' || takesCoupon;

/** The share of each line in the discounts, in proportion to what it cost before each of them. */
function discountParts({ items, discounts }: Pick<OrderRows, 'items' | 'discounts'>) {
  const costs = new Map(items.map(({ id, totalMinor }) => [id, totalMinor]));
  return discounts.flatMap((discount): OrderPart[] => {
    const { kind, taxRate, totalMinor, totalWithoutTaxMinor } = discount;
    if (kind === 'deposit') return depositParts(items, discount);
    const bearers = items.filter((item) => item.taxRate === taxRate && bears(item, kind));
    const weights = bearers.map(({ id }) => Math.max(0, costs.get(id) ?? 0));
    const totals = spread(totalMinor, weights);
    const bases = spread(totalWithoutTaxMinor, weights);
    if (totals === null || bases === null) return [{ itemId: '', kind, amount: 0, totalMinor, totalWithoutTaxMinor }];
    return bearers.map(({ id }, index) => {
      const part = { totalMinor: totals[index] ?? 0, totalWithoutTaxMinor: bases[index] ?? 0 };
      costs.set(id, (costs.get(id) ?? 0) + part.totalMinor);
      return { itemId: id, kind, amount: 0, ...part };
    });
  });
}

function itemPart({ id, amount, totalMinor, totalWithoutTaxMinor }: OrderItemRow): OrderPart {
  return { itemId: id, kind: 'item', amount, totalMinor, totalWithoutTaxMinor };
}

/** Everything that an order costs: lines, each line's share of the discounts, shipping, payment and rounding. */
export function orderParts({ order, items, discounts }: OrderRows): OrderPart[] {
  const { shipperMinor, shipperWithoutTaxMinor, paymentMinor, paymentWithoutTaxMinor, roundingMinor } = order;
  const service = { itemId: '', amount: 0 };
  return [
    ...items.map(itemPart),
    ...discountParts({ items, discounts }),
    { ...service, kind: 'shipper', totalMinor: shipperMinor, totalWithoutTaxMinor: shipperWithoutTaxMinor },
    { ...service, kind: 'payment', totalMinor: paymentMinor, totalWithoutTaxMinor: paymentWithoutTaxMinor },
    { ...service, kind: 'rounding', totalMinor: roundingMinor, totalWithoutTaxMinor: 0 },
  ];
}

/** What of the parts is left after what was taken; a part that is used up remains as nothing. */
export function remainingParts(parts: readonly OrderPart[], taken: readonly OrderPart[]): OrderPart[] {
  return parts.map((part) => {
    const own = taken.filter((other) => partKey(other) === partKey(part));
    const sum = (pick: 'amount' | 'totalMinor' | 'totalWithoutTaxMinor') => sumMinor(own.map((other) => other[pick]));
    return {
      ...part,
      amount: part.amount - sum('amount'),
      totalMinor: part.totalMinor - sum('totalMinor'),
      totalWithoutTaxMinor: part.totalWithoutTaxMinor - sum('totalWithoutTaxMinor'),
    };
  });
}
