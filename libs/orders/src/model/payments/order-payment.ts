import {
  displayText,
  onlinePaymentEntries,
  optionalInvoice,
  type OrderInvoice,
  type PaymentKind,
  paymentKinds,
} from '@vyloha/contract';
import { type BankTransfer, bankTransferSchema, moneySchema } from '@vyloha/money';
import * as v from 'valibot';

export type { OnlinePayment, OrderInvoice } from '@vyloha/contract';

/** What a kind of payment needs after the order is placed. */
interface DataByKind extends Record<PaymentKind, object> {
  CASH_ON_DELIVERY: object;
  /** Where to send the money; `null` when the shop has no account in the order's currency. */
  BANK_TRANSFER: { transfer: BankTransfer | null };
  ONLINE: object;
  /** `invoice` is `null` when the backend does not say when it is paid. */
  INVOICE: { transfer: BankTransfer | null; invoice: OrderInvoice | null };
}

/** A payment of a known kind: a union discriminated by `type`. */
export type KnownPayment<Kind extends PaymentKind = PaymentKind> = {
  [K in Kind]: { type: K; name: string } & DataByKind[K];
}[Kind];

/** How a placed order is paid; `type` is `null` for a kind that the shop no longer has. */
export type OrderPayment = KnownPayment | { type: null; name: string };

/** The payment of an order on the wire. */
export const paymentEntries = {
  payment: v.object({
    name: displayText,
    // A kind that the shop no longer has does not make its orders unreadable.
    type: v.fallback(v.nullable(v.picklist(paymentKinds)), null),
    ...onlinePaymentEntries,
    refundDue: v.optional(moneySchema, 0),
  }),
  bankTransfer: v.nullish(bankTransferSchema, null),
  invoice: optionalInvoice,
} as const;

/** wire → payment; the backend sends what one kind needs beside the payment. */
export function toOrderPayment(
  { type, name }: { type: PaymentKind | null; name: string },
  transfer: BankTransfer | null,
  invoice: OrderInvoice | null,
): OrderPayment {
  const payments: { [Kind in PaymentKind]: KnownPayment<Kind> } = {
    CASH_ON_DELIVERY: { type: 'CASH_ON_DELIVERY', name },
    BANK_TRANSFER: { type: 'BANK_TRANSFER', name, transfer },
    ONLINE: { type: 'ONLINE', name },
    INVOICE: { type: 'INVOICE', name, invoice, transfer: transfer && { ...transfer, dueOn: invoice?.dueOn ?? null } },
  };
  return type === null ? { type, name } : payments[type];
}

/** Where to send the money for the order; `null` when it is paid otherwise. */
export function bankTransferOf(payment: OrderPayment): BankTransfer | null {
  return payment.type === 'BANK_TRANSFER' || payment.type === 'INVOICE' ? payment.transfer : null;
}

/** Of an order that is paid by one; `null` for others. */
export function invoiceOf(payment: OrderPayment): OrderInvoice | null {
  return payment.type === 'INVOICE' ? payment.invoice : null;
}
