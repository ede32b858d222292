import { addDays, timeZone, toAddressLines } from '@vyloha/contract';
import { type Day, dayText, disputesText, wallClock } from '@vyloha/backend-shop';
import {
  type Mail,
  type MailAttachment,
  type MailSection,
  contentMail,
  fill,
  messageIdOf,
  shopValues,
} from '@vyloha/backend-kernel';
import { isBusinessOrder } from '../is-business-order';
import { cancelReasonSections } from './cancel-reason-section';
import { openingLines } from './opening-lines';
import { attachedTerms, isAboutRefund, isAboutState, type OrderMailData, type OrderMailKind } from './order-mail-data';
import { billingSection, contactSection, daySections, deliverySection, noteSections } from './party-sections';
import { paymentCodeAttachments } from './payment-code';
import { paymentSection, refundSection } from './payment-section';
import { itemSection, vatSections } from './price-sections';
import { parcelSections } from '../../parcels/mail/parcel-section';
import { termsAttachment } from '../terms/terms-attachment';

type Values = Readonly<Record<string, string>>;

function sellerSection({ texts, settings: { contact } }: OrderMailData): MailSection {
  const { name, phone, email, vatin, vatinSvk } = contact;
  const numbers = [
    fill(texts.tin, { number: contact.tin }),
    ...(vatin === '' ? [] : [fill(texts.vatin, { number: vatin })]),
    ...(vatinSvk === null ? [] : [fill(texts.vatinSvk, { number: vatinSvk })]),
  ];
  return { title: texts.seller, lines: [name, ...toAddressLines(contact), numbers.join(', '), phone, email] };
}

/** What the law requires in the confirmation of a contract made at a distance; businesses have no such right. */
function withdrawalSection(data: OrderMailData, values: Values): MailSection {
  const { texts, order, termsUrl, withdrawalUrl } = data;
  const isBusiness = isBusinessOrder(order);
  const isAttached = attachedTerms(data) !== null;
  const rights = isBusiness ? texts.businessTexts : [...texts.withdrawalTexts, texts.defects];
  return {
    title: isBusiness ? texts.businessRights : texts.withdrawal,
    paragraphs: [...rights, ...(isAttached ? [texts.termsAttached] : [])].map((text) => fill(text, values)),
    links: [
      ...(isBusiness ? [] : [{ label: texts.withdrawalPage, url: withdrawalUrl }]),
      ...(isAttached ? [] : [{ label: texts.terms, url: termsUrl }]),
    ],
  };
}

/** Until when, and when, it can be picked up. */
function pickUpSections({ pickUpUntil, openingHours, texts, locale }: OrderMailData): MailSection[] {
  const lines = openingLines(openingHours, locale);
  return [
    ...(pickUpUntil === null ? [] : [{ title: texts.pickUpUntil, lines: [dayText(pickUpUntil, locale)] }]),
    ...(lines.length === 0 ? [] : [{ title: texts.openingHours, lines }]),
  ];
}

/** What of its payment concerns whoever waits for the products: what they pay on delivery. */
function statePaymentSections(data: OrderMailData): MailSection[] {
  const { kind, order, money } = data;
  const isAhead = kind === 'processing' || kind === 'shipped' || kind === 'ready';
  const isPaidThere = order.paymentType === 'CASH_ON_DELIVERY' && money.missingMinor > 0;
  return isAhead && isPaidThere ? [paymentSection(data)] : [];
}

/** How consumers withdraw, from when the products are on their way: the shop may never learn that they have arrived. */
function returnSections({ kind, texts, order, withdrawalUrl }: OrderMailData): MailSection[] {
  const isOnItsWay = kind === 'shipped' || kind === 'ready';
  if (isBusinessOrder(order) || (kind !== 'delivered' && !isOnItsWay)) return [];
  const line = isOnItsWay ? texts.withdrawalDaysAhead : texts.withdrawalDays;
  return [{ title: texts.withdrawal, lines: [line], links: [{ label: texts.withdrawalPage, url: withdrawalUrl }] }];
}

function stateSections(data: OrderMailData): MailSection[] {
  const { kind } = data;
  return [
    // Nobody keeps the day of what is not paid.
    ...(kind === 'unpaid' ? [] : daySections(data)),
    ...(kind === 'shipped' || kind === 'ready' ? parcelSections(data) : []),
    ...(kind === 'unpaid' ? [paymentSection(data)] : []),
    ...(kind === 'cancelledUnpaid' ? [] : [deliverySection(data), ...statePaymentSections(data)]),
    ...(kind === 'ready' ? pickUpSections(data) : []),
    itemSection(data),
    ...returnSections(data),
    sellerSection(data),
  ];
}

/** The last day on which the money of an unpaid order is waited for; null where it is not cancelled. */
function cancellationDay({ order, settings: { cancelUnpaidAfterDays } }: OrderMailData): Day | null {
  const { ONLINE, BANK_TRANSFER } = cancelUnpaidAfterDays;
  const days = order.paymentType === 'ONLINE' ? ONLINE : BANK_TRANSFER;
  return days === undefined ? null : addDays(wallClock(order.createdAt).day, days - 1);
}

/** At a pick-up point of a carrier the carrier hands over, by a code of its own. Of a cancellation it says whose it is. */
function leadOf(data: OrderMailData): string {
  const { kind, order, texts, locale, cancellation } = data;
  const cancelledOn = kind === 'unpaid' ? cancellationDay(data) : null;
  if (cancelledOn !== null)
    return `${texts.unpaid.lead} ${fill(texts.unpaidUntil, { day: dayText(cancelledOn, locale) })}`;
  const byShopper: Readonly<Partial<Record<OrderMailKind, string>>> = texts.cancelledByShopper;
  if (cancellation?.isByShopper === true) return byShopper[kind] ?? texts[kind].lead;
  return kind === 'ready' && order.shipperType === 'PICKUP_POINT' ? texts.readyAtPoint : texts[kind].lead;
}

function toSections(data: OrderMailData, values: Values): MailSection[] {
  const { kind } = data;
  if (isAboutState(kind)) return [...cancelReasonSections(data), ...stateSections(data)];
  return [
    ...cancelReasonSections(data),
    ...(isAboutRefund(kind) ? [] : daySections(data)),
    itemSection(data),
    ...vatSections(data),
    isAboutRefund(kind) ? refundSection(data) : paymentSection(data),
    deliverySection(data),
    billingSection(data),
    contactSection(data),
    ...noteSections(data),
    ...(isAboutRefund(kind) ? [] : [withdrawalSection(data, values)]),
    sellerSection(data),
  ];
}

/** The terms, and the code by which it is paid where the mail shows it. */
function attachmentsOf(data: OrderMailData, sections: readonly MailSection[], values: Values): MailAttachment[] {
  const { texts, publicUrl, paymentCode } = data;
  const terms = attachedTerms(data);
  return [
    ...(terms === null ? [] : [termsAttachment({ terms, texts, values, publicUrl })]),
    ...paymentCodeAttachments(paymentCode, sections),
  ];
}

/** The mail about an order, in the order's language. */
export function orderMail(data: OrderMailData, to: string): Mail {
  const { kind, locale, texts, order, orderUrl, publicUrl } = data;
  const { contact } = data.settings;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const values = {
    ...shopValues(contact),
    disputes: disputesText(contact, locale),
    code: order.code,
    date: date.format(order.createdAt),
    address: [contact.name, ...toAddressLines(contact)].join(', '),
  };
  const sections = toSections(data, values);
  const attachments = attachmentsOf(data, sections, values);
  return contentMail({
    to,
    locale,
    publicUrl,
    values,
    subject: texts[kind].subject,
    greeting: texts[kind].greeting,
    lead: leadOf(data),
    button: orderUrl === null ? null : { label: texts.orderPage, url: orderUrl, note: texts.orderPageNote },
    sections,
    closing: [texts.help, texts.signature],
    ...(attachments.length > 0 && { attachments }),
    messageId: messageIdOf(contact, order.id, kind),
  });
}
