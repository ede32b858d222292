import { type PaymentKind, paymentKinds, pickTranslation } from '@vyloha/contract';
import { formatMoney } from '@vyloha/money';
import * as v from 'valibot';
import type { MailRow, MailSection } from './mail-content';
import type { OrderMailData } from './order-mail-data';

function transferRows({ order, texts, currency }: OrderMailData): MailRow[] {
  const { bankAccount, bankIban, bankBic } = order;
  if (bankAccount === null || bankIban === null || bankBic === null) return [];
  return [
    { label: texts.account, value: bankAccount },
    { label: texts.variableSymbol, value: order.code },
    { label: texts.iban, value: bankIban },
    { label: texts.bic, value: bankBic },
    { label: texts.amountToPay, value: formatMoney(order.totalMinor, currency), isTotal: true },
  ];
}

const instructions: Readonly<Record<PaymentKind, (data: OrderMailData, hasAccount: boolean) => string>> = {
  CASH_ON_DELIVERY: ({ texts }) => texts.payments.CASH_ON_DELIVERY,
  BANK_TRANSFER: ({ texts }, hasAccount) =>
    hasAccount ? texts.payments.BANK_TRANSFER : texts.payments.BANK_TRANSFER_LATER,
  ONLINE: ({ texts }) => texts.payments.ONLINE,
};

/** How the order is paid. */
export function paymentSection(data: OrderMailData): MailSection {
  const { order, texts, locale, orderUrl } = data;
  const rows = transferRows(data);
  const kind = v.is(v.picklist(paymentKinds), order.paymentType) ? order.paymentType : null;
  return {
    title: texts.payment,
    lines: [
      pickTranslation(order.paymentName, locale),
      ...(kind === null ? [] : [instructions[kind](data, rows.length > 0)]),
    ],
    rows,
    ...(rows.length > 0 && orderUrl !== null && { link: { label: texts.orderPage, url: orderUrl } }),
  };
}
