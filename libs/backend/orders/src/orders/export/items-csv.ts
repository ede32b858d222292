import type { Locale } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { discountName } from '@vyloha/backend-cart';
import { itemMetres, itemName } from '../item-texts';
import type { OrderDiscountRow, OrderItemRow, OrderRow } from '../placing/to-order-rows';
import { byteOrderMark, toCsvLine, type CsvCell } from '@vyloha/backend-kernel';
import { exportTextsIn } from './export-texts';

export interface ExportedOrder {
  order: Pick<OrderRow, 'couponCode' | 'currency' | 'taxTreatment'>;
  items: AsyncIterable<OrderItemRow>;
  discounts: readonly OrderDiscountRow[];
}

type LinePrices = Record<
  'unitWithoutTaxMinor' | 'unitMinor' | 'taxRate' | 'totalWithoutTaxMinor' | 'totalMinor',
  number
>;

/** An amount of money in minor units. */
const money = (minor: number): CsvCell => ({ number: fromMinor(minor), decimals: 2 });
/** Without the error of adding tenths. */
const toThousandths = (number: number) => Math.round(number * 1000) / 1000;

/** Prices without and with tax and its rate; of a trader who pays no VAT those that there are. */
const toPriceCells = (prices: LinePrices, { taxTreatment }: ExportedOrder['order']): CsvCell[] =>
  taxTreatment === 'nonPayer'
    ? [money(prices.unitMinor), money(prices.totalMinor)]
    : [
        money(prices.unitWithoutTaxMinor),
        money(prices.unitMinor),
        { number: prices.taxRate },
        money(prices.totalWithoutTaxMinor),
        money(prices.totalMinor),
      ];

function toHeadings({ taxTreatment }: ExportedOrder['order'], locale: Locale): string[] {
  const { headings, taxedPrices, untaxedPrices } = exportTextsIn(locale);
  const { currency, ...ofLine } = headings;
  const ofPrices = taxTreatment === 'nonPayer' ? untaxedPrices : taxedPrices;
  return [...Object.values(ofLine), ...Object.values(ofPrices), currency];
}

function toCells(item: OrderItemRow, order: ExportedOrder['order'], locale: Locale): CsvCell[] {
  const metres = itemMetres(item) ?? 1;
  const unitMinor = Math.round(item.unitMinor / metres);
  const unitWithoutTaxMinor = Math.round(item.unitWithoutTaxMinor / metres);
  return [
    item.variantMarketingCode || item.productMarketingCode,
    itemName(item, locale),
    { number: toThousandths(item.amount * metres) },
    item.unit,
    ...toPriceCells({ ...item, unitMinor, unitWithoutTaxMinor }, order),
    order.currency,
  ];
}

/** The lines and discounts of an order as CSV, in the caller's language, made as it is read. */
export async function* itemsCsv({ order, items, discounts }: ExportedOrder, locale: Locale): AsyncGenerator<string> {
  yield byteOrderMark + toCsvLine(toHeadings(order, locale));
  for await (const item of items) yield toCsvLine(toCells(item, order, locale));
  for (const discount of discounts) {
    const { totalMinor: unitMinor, totalWithoutTaxMinor: unitWithoutTaxMinor } = discount;
    const name = discountName(discount, discounts, { locale, couponCode: order.couponCode });
    const prices = toPriceCells({ ...discount, unitMinor, unitWithoutTaxMinor }, order);
    yield toCsvLine([order.couponCode ?? '', name, { number: 1 }, '', ...prices, order.currency]);
  }
}
