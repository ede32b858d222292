import type { Locale } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { discountName } from '@vyloha/backend-cart';
import { itemMetres, itemName } from '../item-texts';
import type { OrderDiscountRow, OrderItemRow, OrderRow } from '../placing/to-order-rows';
import { byteOrderMark, toCsvLine, type CsvCell } from './csv';
import { exportTextsIn } from './export-texts';

export interface ExportedOrder {
  order: Pick<OrderRow, 'couponCode' | 'currency'>;
  items: AsyncIterable<OrderItemRow>;
  discounts: readonly OrderDiscountRow[];
}

/** An amount of money in minor units. */
const money = (minor: number): CsvCell => ({ number: fromMinor(minor), decimals: 2 });
/** Without the error of adding tenths. */
const toThousandths = (number: number) => Math.round(number * 1000) / 1000;

function toCells(item: OrderItemRow, currency: string, locale: Locale): CsvCell[] {
  const metres = itemMetres(item) ?? 1;
  return [
    item.variantMarketingCode || item.productMarketingCode,
    itemName(item, locale),
    { number: toThousandths(item.amount * metres) },
    item.unit,
    money(Math.round(item.unitWithoutTaxMinor / metres)),
    money(Math.round(item.unitMinor / metres)),
    { number: item.taxRate },
    money(item.totalWithoutTaxMinor),
    money(item.totalMinor),
    currency,
  ];
}

/** The lines and discounts of an order as CSV, in the caller's language, made as it is read. */
export async function* itemsCsv({ order, items, discounts }: ExportedOrder, locale: Locale): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(Object.values(exportTextsIn(locale).headings));
  for await (const item of items) yield toCsvLine(toCells(item, order.currency, locale));
  for (const discount of discounts) {
    const { totalMinor, totalWithoutTaxMinor, taxRate } = discount;
    const name = discountName(discount, discounts, { locale, couponCode: order.couponCode });
    const prices = [money(totalWithoutTaxMinor), money(totalMinor)];
    const rate = { number: taxRate };
    yield toCsvLine([order.couponCode ?? '', name, { number: 1 }, '', ...prices, rate, ...prices, order.currency]);
  }
}
