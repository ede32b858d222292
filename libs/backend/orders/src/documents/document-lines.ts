import { pickTranslation, type Locale } from '@vyloha/contract';
import { discountName } from '@vyloha/backend-cart';
import { formatMoney, type Currency } from '@vyloha/money';
import { fill, toPlainLine } from '@vyloha/backend-kernel';
import { itemMetres, itemName } from '../orders/item-texts';
import type { OrderItemRow, OrderRows } from '../orders/placing/to-order-rows';
import type { DocumentLine } from './document-data';
import { documentTextsIn } from './document-texts';

/** Whom lines are printed for. */
interface LinesView {
  serviceTaxRate: number;
  locale: Locale;
  currency: Currency;
}

/** Without the error of adding tenths. */
const toThousandths = (number: number) => Math.round(number * 1000) / 1000;

function recyclingNote({ recyclingFeeMinor, amount }: OrderItemRow, { locale, currency }: LinesView): string | null {
  if (recyclingFeeMinor === 0) return null;
  return fill(documentTextsIn(locale).recyclingFee, { amount: formatMoney(recyclingFeeMinor * amount, currency) });
}

function itemLine(item: OrderItemRow, view: LinesView): DocumentLine {
  const { serviceTaxRate, locale } = view;
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
    note: recyclingNote(item, view),
  };
}

/** A line that is one thing. */
function singleLine(name: string, amounts: Pick<DocumentLine, 'baseMinor' | 'taxRate' | 'totalMinor'>): DocumentLine {
  const { baseMinor, totalMinor } = amounts;
  const unit = { unitWithoutTaxMinor: baseMinor, unitMinor: totalMinor };
  return { code: '', name: toPlainLine(name), quantity: 1, unit: '', ...unit, ...amounts, note: null };
}

/**
 * The lines of a document about an order: products, discounts, shipping and what a payment costs.
 * @param isCorrection whether shipping that costs nothing is omitted: it is not corrected
 */
export function documentLines(
  { order, items, discounts }: OrderRows,
  view: LinesView,
  isCorrection = false,
): DocumentLine[] {
  const { serviceTaxRate, locale } = view;
  const { couponCode, shipperName, shipperMinor, shipperWithoutTaxMinor } = order;
  const { paymentName, paymentMinor, paymentWithoutTaxMinor } = order;
  const discountLines = discounts.map((discount) =>
    singleLine(discountName(discount, discounts, { locale, couponCode }), {
      taxRate: discount.taxRate,
      baseMinor: discount.totalWithoutTaxMinor,
      totalMinor: discount.totalMinor,
    }),
  );
  const shipping = singleLine(pickTranslation(shipperName, locale), {
    taxRate: serviceTaxRate,
    baseMinor: shipperWithoutTaxMinor,
    totalMinor: shipperMinor,
  });
  const payment = singleLine(pickTranslation(paymentName, locale), {
    taxRate: serviceTaxRate,
    baseMinor: paymentWithoutTaxMinor,
    totalMinor: paymentMinor,
  });
  return [
    ...items.map((item) => itemLine(item, view)),
    ...discountLines,
    ...(isCorrection && shipperMinor === 0 ? [] : [shipping]),
    ...(paymentMinor === 0 ? [] : [payment]),
  ];
}
