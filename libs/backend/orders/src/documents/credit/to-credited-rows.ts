import { byLocale, pickTranslation } from '@vyloha/contract';
import { sumMinor } from '@vyloha/money';
import { translate } from '@vyloha/backend-kernel';
import type { OrderDiscountRow, OrderItemRow, OrderRows } from '../../orders/placing/to-order-rows';
import { partKey, type OrderPart } from './order-parts';

function toItem(item: OrderItemRow, { amount, totalMinor, totalWithoutTaxMinor }: OrderPart): OrderItemRow {
  const totals = { totalMinor, totalWithoutTaxMinor };
  if (amount > 0) {
    const isAtPrice = Math.abs(totalMinor * item.amount - item.totalMinor * amount) < item.amount;
    const units = {
      unitMinor: Math.round(totalMinor / amount),
      unitWithoutTaxMinor: Math.round(totalWithoutTaxMinor / amount),
    };
    // Pieces whose price was reduced before cost less than on the invoice.
    return { ...item, ...totals, ...(!isAtPrice && { ...units, parameters: [] }), amount };
  }
  return {
    ...item,
    ...totals,
    amount: 1,
    unit: '',
    unitMinor: totalMinor,
    unitWithoutTaxMinor: totalWithoutTaxMinor,
    parameters: [],
    recyclingFeeMinor: 0,
    repairedAmount: 0,
    productName: byLocale((locale) =>
      translate(locale, 'priceReduction', { name: pickTranslation(item.productName, locale) }),
    ),
  };
}

/** The shares of lines in a discount, at the rate of the lines that bear it. */
function toDiscount(discount: OrderDiscountRow, parts: readonly OrderPart[], { items, discounts }: OrderRows) {
  const rates = new Map(items.map(({ id, taxRate }) => [id, taxRate]));
  const isOnly = discounts.filter(({ kind }) => kind === discount.kind).length === 1;
  const own = parts.filter(
    ({ kind, itemId }) => kind === discount.kind && (isOnly || itemId === '' || rates.get(itemId) === discount.taxRate),
  );
  return {
    ...discount,
    totalMinor: sumMinor(own.map(({ totalMinor }) => totalMinor)),
    totalWithoutTaxMinor: sumMinor(own.map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor)),
  };
}

/** The order as if it were of the credited parts alone. */
export function toCreditedRows(rows: OrderRows, parts: readonly OrderPart[]): OrderRows {
  const byKey = new Map(parts.map((part) => [partKey(part), part]));
  const service = (kind: 'shipper' | 'payment' | 'rounding') => byKey.get(partKey({ itemId: '', kind }));
  const [shipper, payment] = [service('shipper'), service('payment')];
  const items = rows.items.flatMap((item) => {
    const part = byKey.get(partKey({ itemId: item.id, kind: 'item' }));
    return part === undefined ? [] : toItem(item, part);
  });
  const discounts = rows.discounts
    .map((discount) => toDiscount(discount, parts, rows))
    .filter(({ totalMinor, totalWithoutTaxMinor }) => totalMinor !== 0 || totalWithoutTaxMinor !== 0);
  const order = {
    ...rows.order,
    shipperMinor: shipper?.totalMinor ?? 0,
    shipperWithoutTaxMinor: shipper?.totalWithoutTaxMinor ?? 0,
    paymentMinor: payment?.totalMinor ?? 0,
    paymentWithoutTaxMinor: payment?.totalWithoutTaxMinor ?? 0,
    roundingMinor: service('rounding')?.totalMinor ?? 0,
    totalMinor: sumMinor(parts.map(({ totalMinor }) => totalMinor)),
    totalWithoutTaxMinor: sumMinor(parts.map(({ totalWithoutTaxMinor }) => totalWithoutTaxMinor)),
  };
  return { order, items, discounts };
}
