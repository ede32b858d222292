import { pickTranslation, type Locale } from '@vyloha/contract';
import { discountName } from '../cart/to-wire-discounts';
import { toPlainLine } from '../mail/plain-line';
import { itemMetres, itemName } from '../orders/item-texts';
import type { OrderItemRow, OrderRows } from '../orders/to-order-rows';
import type { DocumentLine } from './document-data';

/** Without the error of adding tenths. */
const toThousandths = (number: number) => Math.round(number * 1000) / 1000;

function itemLine(item: OrderItemRow, serviceTaxRate: number, locale: Locale): DocumentLine {
  const metres = itemMetres(item) ?? 1;
  return {
    code: toPlainLine(item.variantMarketingCode || item.productMarketingCode),
    name: itemName(item, locale),
    quantity: toThousandths(item.amount * metres),
    unit: item.unit,
    unitWithoutTaxMinor: Math.round(item.unitWithoutTaxMinor / metres),
    unitMinor: Math.round(item.unitMinor / metres),
    // As the recapitulation of orders from before rates were stored.
    taxRate: item.taxRate ?? serviceTaxRate,
    baseMinor: item.totalWithoutTaxMinor,
    totalMinor: item.totalMinor,
  };
}

/** A line that is one thing. */
function singleLine(name: string, amounts: Pick<DocumentLine, 'baseMinor' | 'taxRate' | 'totalMinor'>): DocumentLine {
  const { baseMinor, totalMinor } = amounts;
  const unit = { unitWithoutTaxMinor: baseMinor, unitMinor: totalMinor };
  return { code: '', name: toPlainLine(name), quantity: 1, unit: '', ...unit, ...amounts };
}

/**
 * The lines of a document about an order: products, discounts, shipping and what a payment costs.
 * @param isCorrection whether shipping that costs nothing is omitted: it is not corrected
 */
export function documentLines(
  { order, items, discounts }: OrderRows,
  serviceTaxRate: number,
  locale: Locale,
  isCorrection = false,
): DocumentLine[] {
  const { couponCode, shipperName, shipperMinor, shipperWithoutTaxMinor } = order;
  const { paymentName, paymentMinor, paymentWithoutTaxMinor } = order;
  const discountLines = discounts.map((discount) =>
    singleLine(discountName(discount, discounts, { locale, couponCode }), {
      ...{ taxRate: discount.taxRate, baseMinor: discount.totalWithoutTaxMinor, totalMinor: discount.totalMinor },
    }),
  );
  const shipping = singleLine(pickTranslation(shipperName, locale), {
    ...{ taxRate: serviceTaxRate, baseMinor: shipperWithoutTaxMinor, totalMinor: shipperMinor },
  });
  const payment = singleLine(pickTranslation(paymentName, locale), {
    ...{ taxRate: serviceTaxRate, baseMinor: paymentWithoutTaxMinor, totalMinor: paymentMinor },
  });
  return [
    ...items.map((item) => itemLine(item, serviceTaxRate, locale)),
    ...discountLines,
    ...(isCorrection && shipperMinor === 0 ? [] : [shipping]),
    ...(paymentMinor === 0 ? [] : [payment]),
  ];
}
