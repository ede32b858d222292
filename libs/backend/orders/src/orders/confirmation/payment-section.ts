import { type Locale, type PaymentKind, paymentKinds, pickTranslation } from '@vyloha/contract';
import { formatIban, formatMoney } from '@vyloha/money';
import * as v from 'valibot';
import { toOrderInvoice } from '../invoices/order-invoice';
import { dayText } from '@vyloha/backend-shop';
import { type MailPicture, type MailRow, type MailSection, fill } from '@vyloha/backend-kernel';
import { hasNothingToPay } from '../nothing-to-pay';
import type { OrderMailData } from './order-mail-data';
import { paymentCodeCid } from './payment-code';

type PaymentData = Omit<OrderMailData, 'kind'>;

function transferRows({ order, money: { owedMinor }, texts, currency, locale }: PaymentData): MailRow[] {
  const { bankAccount, bankIban, bankBic } = order;
  if (bankAccount === null || bankIban === null || bankBic === null || owedMinor === 0) return [];
  const due = toOrderInvoice(order, owedMinor, order.createdAt);
  return [
    { label: texts.account, value: bankAccount },
    { label: texts.variableSymbol, value: order.code },
    { label: texts.iban, value: formatIban(bankIban) },
    { label: texts.bic, value: bankBic },
    ...(due === null ? [] : [{ label: texts.dueOn, value: dayText(due.dueOn, locale) }]),
    { label: texts.amountToPay, value: formatMoney(owedMinor, currency), isTotal: true },
  ];
}

/** Nothing once it is returned. */
function refundRows({ money: { refundDueMinor }, texts, currency }: PaymentData): MailRow[] {
  if (refundDueMinor === 0) return [];
  return [{ label: texts.refundAmount, value: formatMoney(refundDueMinor, currency), isTotal: true }];
}

function daysText(days: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

const instructions: Readonly<Record<PaymentKind, (data: PaymentData, hasAccount: boolean) => string>> = {
  CASH_ON_DELIVERY: ({ texts }) => texts.payments.CASH_ON_DELIVERY,
  BANK_TRANSFER: ({ texts: { payments } }, hasAccount) =>
    hasAccount ? payments.BANK_TRANSFER : payments.BANK_TRANSFER_LATER,
  ONLINE: ({ texts }) => texts.payments.ONLINE,
  INVOICE: ({ texts, order }) =>
    fill(texts.payments.INVOICE, { days: daysText(order.invoiceDueDays ?? 0, order.locale) }),
};

/** How the order was paid, and how much of it comes back. */
export function refundSection(data: PaymentData): MailSection {
  const { order, texts, locale } = data;
  return { title: texts.payment, lines: [pickTranslation(order.paymentName, locale)], rows: refundRows(data) };
}

const codeSide = 200;

function codePicture({ paymentCode, texts }: PaymentData, rows: readonly MailRow[]): MailPicture | null {
  return paymentCode === null || rows.length === 0
    ? null
    : { cid: paymentCodeCid, alt: texts.paymentCode, caption: texts.paymentCodeCaption, side: codeSide };
}

/** How the order is paid. */
export function paymentSection(data: PaymentData): MailSection {
  const { order, texts, locale, orderUrl } = data;
  const name = pickTranslation(order.paymentName, locale);
  if (hasNothingToPay(order)) return { title: texts.payment, lines: [name, texts.nothingToPay] };
  const kind = v.is(v.picklist(paymentKinds), order.paymentType) ? order.paymentType : null;
  if (kind === null) return { title: texts.payment, lines: [name] };
  const rows = transferRows(data);
  const isSettled = order.bankAccount !== null && data.money.owedMinor === 0;
  if (isSettled) return { title: texts.payment, lines: [name] };
  const isPaidOnPage = kind === 'ONLINE' || rows.length > 0;
  return {
    title: texts.payment,
    lines: [name, instructions[kind](data, rows.length > 0)],
    rows,
    picture: codePicture(data, rows),
    ...(isPaidOnPage && orderUrl !== null && { links: [{ label: texts.orderPage, url: orderUrl }] }),
  };
}
