import { isTaxed, pickTranslation } from '@vyloha/contract';
import { type CroppedFrame, imagePath } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { type MailRow, type MailSection, fill, toPlainLine } from '@vyloha/backend-kernel';
import { itemMetres, itemName } from '../item-texts';
import type { OrderItemRow } from '../placing/to-order-rows';
import { priceText, type OrderMailData } from './order-mail-data';
import { vatSummary } from './vat-summary';
import { discountName } from '@vyloha/backend-cart';

/** Amount in the product's unit: products sold by the metre are counted in steps of some metres. */
export function quantityOf({ texts, locale }: Pick<OrderMailData, 'texts' | 'locale'>, item: OrderItemRow): string {
  const amount = new Intl.NumberFormat(locale).format(item.amount * (itemMetres(item) ?? 1));
  return fill(texts.quantity, { amount, unit: item.unit });
}

function quantityText(data: OrderMailData, item: OrderItemRow): string {
  const hasPrice = itemMetres(item) === null && item.amount > 1 && item.totalCredits === null;
  if (!hasPrice) return quantityOf(data, item);
  const amount = new Intl.NumberFormat(data.locale).format(item.amount);
  return fill(data.texts.quantityWithPrice, { amount, unit: item.unit, price: priceText(data, item.unitMinor) });
}

/** The smallest one that the backend crops to. */
const pictureFrame = { width: 64, height: 64 } satisfies CroppedFrame;

function pictureUrlOf({ publicUrl }: OrderMailData, { mainImage }: OrderItemRow): string | null {
  return mainImage && new URL(imagePath(mainImage.fileKey, { ...pictureFrame, crop: true }), publicUrl).href;
}

function itemRow(data: OrderMailData, item: OrderItemRow): MailRow {
  const credits = item.totalCredits === null ? null : `${data.texts.credits}: ${item.totalCredits}`;
  return {
    label: itemName(item, data.locale),
    pictureUrl: pictureUrlOf(data, item),
    note: quantityText(data, item),
    value: credits ?? priceText(data, item.totalMinor),
  };
}

function discountRows({ order, discounts, currency, locale }: OrderMailData): MailRow[] {
  return discounts.map((discount) => ({
    label: toPlainLine(discountName(discount, discounts, { locale, couponCode: order.couponCode })),
    value: formatMoney(discount.totalMinor, currency),
  }));
}

/** Products, discounts, shipping, payment and rounding with the total. */
export function itemSection(data: OrderMailData): MailSection {
  const { order, items, texts, locale, currency } = data;
  return {
    title: texts.items,
    rows: [
      ...items.map((item) => itemRow(data, item)),
      ...discountRows(data),
      { label: pickTranslation(order.shipperName, locale), value: priceText(data, order.shipperMinor) },
      { label: pickTranslation(order.paymentName, locale), value: priceText(data, order.paymentMinor) },
      ...(order.roundingMinor === 0
        ? []
        : [{ label: texts.rounding, value: formatMoney(order.roundingMinor, currency) }]),
      ...(order.credits > 0 ? [{ label: texts.creditsSpent, value: String(order.credits) }] : []),
      {
        label: isTaxed(order.taxTreatment) ? texts.total : texts.totalUntaxed,
        value: formatMoney(order.totalMinor, currency),
        isTotal: true,
      },
    ],
    // Without tax there is no section about it.
    paragraphs: order.taxTreatment === 'nonPayer' ? data.taxNotes : [],
  };
}

/** Base and tax by rate, and what has to be said about it; nothing of a trader who pays no VAT. */
export function vatSections(data: OrderMailData): MailSection[] {
  const { order, texts, taxNotes, currency, locale } = data;
  if (order.taxTreatment === 'nonPayer') return [];
  const number = new Intl.NumberFormat(locale);
  const rates = vatSummary(data).map(({ rate, baseMinor, taxMinor }) => ({
    label: isTaxed(order.taxTreatment) ? fill(texts.vatRate, { rate: number.format(rate) }) : texts.untaxed,
    note: fill(texts.vatBase, { base: formatMoney(baseMinor, currency) }),
    value: formatMoney(taxMinor, currency),
  }));
  const total = { label: texts.totalWithoutTax, value: formatMoney(order.totalWithoutTaxMinor, currency) };
  return [{ title: texts.vat, rows: [...rates, total], paragraphs: taxNotes }];
}
