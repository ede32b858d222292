import type { OrderMail } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import { formatMoney, type Currency } from '@vyloha/money';
import type { Day, ShopSettings } from '@vyloha/backend-shop';
import { orderStatuses } from '../status/order-statuses';
import type { OrderMoney } from '../order-money';
import type { ParcelRow } from '../../parcels/load-parcels';
import type { OrderRows } from '../placing/to-order-rows';
import type { AgreedTerms } from '../terms/find-terms';
import type { Cancellation } from '../status/cancellation';
import type { OpeningInterval } from './opening-lines';
import type { OrderTexts } from './order-texts';

/**
 * Mails about money that the shop returns. `refundDue`: it came when the order was cancelled already · `surplus`: the order
 * was paid already · `cancelled`: the shop has cancelled an order that was paid
 */
const refundMailKinds = ['refundDue', 'surplus', 'cancelled'] as const;
const refundCopyKinds = ['refundDueCopy', 'surplusCopy', 'cancelledCopy'] as const;

/** Copies for the shop alone: a shopper cancelled what was not paid · the gateway did not return what is due by itself */
const shopCopyKinds = ['cancelledUnpaidCopy', 'refundFailedCopy'] as const;

export type ShopMailKind = (typeof shopCopyKinds)[number];

export type RefundMailKind = (typeof refundMailKinds)[number];

/**
 * Mails about the state of an order. `unpaid`: its money has not come for some days · `cancelledUnpaid`: no money comes back
 */
const stateMailKinds = ['unpaid', 'paid', 'processing', 'shipped', 'ready', 'delivered', 'cancelledUnpaid'] as const;

export type StateMailKind = (typeof stateMailKinds)[number];

/** The customer's confirmation, mails about states and money that comes back; the last ones are the shop's copies. */
export const orderMailKinds = [
  'confirmation',
  ...stateMailKinds,
  ...refundMailKinds,
  'copy',
  ...refundCopyKinds,
  ...shopCopyKinds,
] as const;

export type OrderMailKind = (typeof orderMailKinds)[number];

/** Whether a mail is not for the order's customer. */
export function isCopy(kind: OrderMailKind): boolean {
  return kind === 'copy' || [...refundCopyKinds, ...shopCopyKinds].some((copy) => copy === kind);
}

/** The terms to attach: the contract is confirmed with them. */
export function attachedTerms({ kind, terms }: Pick<OrderMailData, 'kind' | 'terms'>): AgreedTerms | null {
  return kind === 'confirmation' ? terms : null;
}

/** Whether a mail is about money that comes back, or none that is to come. */
export function isAboutRefund(kind: OrderMailKind): boolean {
  return [...refundMailKinds, ...refundCopyKinds, ...shopCopyKinds].some((refund) => refund === kind);
}

/** The switch of a mail about a state. */
export function switchOfState(kind: StateMailKind): OrderMail {
  return kind === 'cancelledUnpaid' ? 'cancelled' : kind;
}

export function isAboutState(kind: OrderMailKind): kind is StateMailKind {
  return stateMailKinds.some((state) => state === kind);
}

/** Whether a mail that had to wait says what is not so any more: the order was cancelled, taken up again, or is further. */
export function isOutdated(kind: StateMailKind, status: string): boolean {
  if (kind === 'unpaid') return status !== 'new';
  if (kind === 'cancelledUnpaid' || status === 'cancelled')
    return (kind === 'cancelledUnpaid') !== (status === 'cancelled');
  const states: readonly string[] = orderStatuses;
  return kind !== 'paid' && states.indexOf(status) > states.indexOf(kind);
}

/** What a mail about an order is made of. */
export interface OrderMailData extends OrderRows {
  kind: OrderMailKind;
  money: OrderMoney;
  parcels: readonly ParcelRow[];
  /** The day on which it is expected; null where nobody knows it, and once it is over. */
  expectedOn: Day | null;
  /** The code by which its transfer is paid, as PNG; null where it is paid otherwise, and where nothing is owed. */
  paymentCode: Buffer | null;
  /** The last day that it waits at a branch; null for others. */
  pickUpUntil: Day | null;
  /** Of the place where it is picked up. */
  openingHours: readonly OpeningInterval[];
  locale: Locale;
  texts: OrderTexts;
  settings: ShopSettings;
  /** What has to be said about its tax, as its documents say it. */
  taxNotes: readonly string[];
  /** That of the order. */
  currency: Currency;
  /** Opens the order without a login; null in what is not for its customer. */
  orderUrl: string | null;
  termsUrl: string;
  /** Where the order's number is filled in already; it opens nothing without the e-mail. */
  withdrawalUrl: string;
  /** Those of the order, attached to its confirmation; null where they were not stored. */
  terms: AgreedTerms | null;
  /** The last one; null of an order that was never cancelled. */
  cancellation: Cancellation | null;
  /** Of the shop. */
  publicUrl: string;
}

export function priceText({ currency, texts }: Pick<OrderMailData, 'currency' | 'texts'>, minor: number): string {
  return formatMoney(minor, currency, { zeroText: texts.free });
}
