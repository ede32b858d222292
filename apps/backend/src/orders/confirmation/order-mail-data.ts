import type { Locale } from '@vyloha/contract';
import { formatMoney, type Currency } from '@vyloha/money';
import type { ShopSettings } from '../../shop/shop-settings';
import type { OrderRows } from '../to-order-rows';
import type { AgreedTerms } from '../terms/find-terms';
import type { OrderTexts } from './order-texts';

/**
 * The customer's confirmation, and what they get when a cancelled order was paid; the last ones are the shop's copies.
 */
export const orderMailKinds = ['confirmation', 'refundDue', 'copy', 'refundDueCopy'] as const;

export type OrderMailKind = (typeof orderMailKinds)[number];

/** Whether a mail is not for the order's customer. */
export function isCopy(kind: OrderMailKind): boolean {
  return kind === 'copy' || kind === 'refundDueCopy';
}

/** The terms to attach: the contract is confirmed with them. */
export function attachedTerms({ kind, terms }: Pick<OrderMailData, 'kind' | 'terms'>): AgreedTerms | null {
  return kind === 'confirmation' ? terms : null;
}

/** Whether a mail is about money that comes back for a cancelled order. */
export function isAboutRefund(kind: OrderMailKind): boolean {
  return kind === 'refundDue' || kind === 'refundDueCopy';
}

/** What a mail about an order is made of. */
export interface OrderMailData extends OrderRows {
  kind: OrderMailKind;
  /** What is still to be sent to the shop's account. */
  owedMinor: number;
  locale: Locale;
  texts: OrderTexts;
  settings: ShopSettings;
  /** That of the order. */
  currency: Currency;
  /** Opens the order without a login; null in what is not for its customer. */
  orderUrl: string | null;
  termsUrl: string;
  /** Where the order's number is filled in already; it opens nothing without the e-mail. */
  withdrawalUrl: string;
  /** Those of the order, attached to its confirmation; null where they were not stored. */
  terms: AgreedTerms | null;
  /** Of the shop. */
  publicUrl: string;
}

export function priceText({ currency, texts }: Pick<OrderMailData, 'currency' | 'texts'>, minor: number): string {
  return formatMoney(minor, currency, { zeroText: texts.free });
}
