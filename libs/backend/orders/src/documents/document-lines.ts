import { type Locale, type PartlyTranslated, type TaxTreatment, pickTranslation } from '@vyloha/contract';
import { discountName } from '@vyloha/backend-cart';
import { formatMoney, type Currency } from '@vyloha/money';
import { fill, toPlainLine } from '@vyloha/backend-kernel';
import type { ServicePart } from '@vyloha/backend-shop';
import { servicesOf } from '../orders/confirmation/vat-summary';
import { itemMetres, itemName } from '../orders/item-texts';
import type { OrderItemRow, OrderRows } from '../orders/placing/to-order-rows';
import type { DocumentLine, TaxCategory, TaxRate } from './document-data';
import { documentTextsIn } from './document-texts';

/** Whom lines are printed for. */
interface LinesView {
  locale: Locale;
  currency: Currency;
}

/** Without the error of adding tenths. */
const toThousandths = (number: number) => Math.round(number * 1000) / 1000;

function recyclingNote({ recyclingFeeMinor, amount }: OrderItemRow, { locale, currency }: LinesView): string | null {
  if (recyclingFeeMinor === 0) return null;
  return fill(documentTextsIn(locale).recyclingFee, { amount: formatMoney(recyclingFeeMinor * amount, currency) });
}

/** Of goods and what belongs to them; deposits for packaging are no part of any base. */
function taxCategory(taxRate: number, treatment: TaxTreatment): TaxCategory {
  if (treatment === 'reverseCharge') return 'K';
  if (treatment === 'export') return 'G';
  if (treatment === 'nonPayer') return 'O';
  return taxRate === 0 ? 'Z' : 'S';
}

type UnclassifiedLine = Omit<DocumentLine, 'taxCategory'>;

function itemLine(item: OrderItemRow, view: LinesView): UnclassifiedLine {
  const { locale } = view;
  const metres = itemMetres(item) ?? 1;
  return {
    code: toPlainLine(item.variantMarketingCode || item.productMarketingCode),
    name: itemName(item, locale),
    quantity: toThousandths(item.amount * metres),
    unit: item.unit,
    unitWithoutTaxMinor: Math.round(item.unitWithoutTaxMinor / metres),
    unitMinor: Math.round(item.unitMinor / metres),
    taxRate: item.taxRate,
    baseMinor: item.totalWithoutTaxMinor,
    totalMinor: item.totalMinor,
    note: recyclingNote(item, view),
  };
}

/** A line that is one thing. */
function singleLine(
  name: string,
  amounts: Pick<DocumentLine, 'baseMinor' | 'taxRate' | 'totalMinor'>,
): UnclassifiedLine {
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
  const { locale } = view;
  const { couponCode, shipperName, shipperMinor, paymentName, paymentMinor } = order;
  const classified = (line: UnclassifiedLine): DocumentLine => ({
    ...line,
    taxCategory: taxCategory(line.taxRate, order.taxTreatment),
  });
  const discountLines = discounts.map((discount): DocumentLine => {
    const line = singleLine(discountName(discount, discounts, { locale, couponCode }), {
      taxRate: discount.taxRate,
      baseMinor: discount.totalWithoutTaxMinor,
      totalMinor: discount.totalMinor,
    });
    const isDeposit = discount.kind === 'deposit' && order.taxTreatment !== 'nonPayer';
    return isDeposit ? { ...line, taxCategory: 'E' } : classified(line);
  });
  const services = servicesOf({ order });
  const serviceLines = (name: PartlyTranslated, parts: readonly ServicePart[]) => {
    const charged = parts.filter(({ totalMinor }) => totalMinor !== 0);
    // What costs nothing is one line all the same.
    return (charged.length > 0 ? charged : parts.slice(0, 1)).map(({ taxRate, totalWithoutTaxMinor, totalMinor }) =>
      classified(singleLine(pickTranslation(name, locale), { taxRate, baseMinor: totalWithoutTaxMinor, totalMinor })),
    );
  };
  return [
    ...items.map((item) => classified(itemLine(item, view))),
    ...discountLines,
    ...(isCorrection && shipperMinor === 0 ? [] : serviceLines(shipperName, services.shipper)),
    ...(paymentMinor === 0 ? [] : serviceLines(paymentName, services.payment)),
  ];
}

/** Base and tax of lines by rate and category, the highest rate first; they sum up to the totals. */
export function sumByRate(lines: readonly DocumentLine[]): TaxRate[] {
  const byKey = new Map<string, TaxRate>();
  for (const { taxRate: rate, taxCategory: category, baseMinor, totalMinor } of lines) {
    const key = `${category} ${rate}`;
    const sum = byKey.get(key) ?? { rate, category, baseMinor: 0, taxMinor: 0 };
    byKey.set(key, {
      ...sum,
      baseMinor: sum.baseMinor + baseMinor,
      taxMinor: sum.taxMinor + totalMinor - baseMinor,
    });
  }
  return [...byKey.values()].sort((a, b) => b.rate - a.rate);
}

/** As `sumByRate`, of what costs something; of a document that costs nothing one rate, because it must have one. */
export function taxRates(lines: readonly DocumentLine[]): TaxRate[] {
  const rates = sumByRate(lines);
  const charged = rates.filter(({ baseMinor, taxMinor }) => baseMinor !== 0 || taxMinor !== 0);
  return charged.length > 0 ? charged : rates.slice(0, 1);
}
