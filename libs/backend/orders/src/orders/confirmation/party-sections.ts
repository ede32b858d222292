import { type Locale, pickTranslation, toAddressLines } from '@vyloha/contract';
import { fromAddressColumns } from '@vyloha/backend-accounts';
import { type MailSection, fill, typedLine, typedLines } from '@vyloha/backend-kernel';
import { mailedCheckoutFields } from '../checkout-fields';
import { awaitsTransfer } from '../expected-day';
import { customerOf } from '../order-customer';
import type { OrderMailData } from './order-mail-data';

function numbered(text: string, number: string | null): string[] {
  return typedLine(number).map((value) => fill(text, { number: value }));
}

function dayText(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}

/** When the order is handed over: in its time window, else on the day that is expected, which depends on a transfer that is awaited. */
export function daySections({
  order,
  texts,
  locale,
  expectedOn,
}: Pick<OrderMailData, 'order' | 'texts' | 'locale' | 'expectedOn'>): MailSection[] {
  const { status, deliveryDate, deliveryFrom, deliveryTo } = order;
  if (status === 'delivered' || status === 'cancelled') return [];
  if (deliveryDate !== null && deliveryFrom !== null && deliveryTo !== null) {
    const window = { date: dayText(deliveryDate, locale), from: deliveryFrom, to: deliveryTo };
    return [{ title: texts.deliveryDay, isFirst: true, lines: [fill(texts.deliveryTime, window)] }];
  }
  const title = order.shipperType === 'DELIVERY' ? texts.expectedDelivery : texts.expectedPickUp;
  if (expectedOn !== null) return [{ title, isFirst: true, lines: [dayText(expectedOn, locale)] }];
  return awaitsTransfer(order) ? [{ title, isFirst: true, lines: [texts.afterPayment] }] : [];
}

export function deliverySection(data: Omit<OrderMailData, 'kind'>): MailSection {
  const { order, texts, locale } = data;
  const address = toAddressLines(fromAddressColumns('shipping', order));
  const branch = order.branchName === null ? null : pickTranslation(order.branchName, locale);
  const recipient = [
    ...typedLine(order.shippingName),
    ...typedLine(order.shippingBusinessName),
    ...typedLine(order.shippingPhone),
  ];
  const isAtPoint = order.shipperType === 'PICKUP_POINT';
  const placeTitle = isAtPoint ? texts.pickUpPoint : texts.pickUp;
  return {
    title: branch === null ? texts.delivery : placeTitle,
    lines: [
      pickTranslation(order.shipperName, locale),
      // A parcel at a point is handed over to somebody, by name.
      ...(branch === null || isAtPoint ? recipient : []),
      ...(branch === null ? [] : [branch]),
      ...address.flatMap(typedLine),
    ],
  };
}

export function billingSection(data: OrderMailData): MailSection {
  const { order, texts } = data;
  const { name, address, email, tin, vatin, vatinSvk } = customerOf(order);
  return {
    title: texts.billing,
    lines: [
      ...typedLine(name),
      ...(address === null ? [email] : toAddressLines(address).flatMap(typedLine)),
      ...numbered(texts.tin, tin),
      ...numbered(texts.vatin, vatin),
      ...numbered(texts.vatinSvk, vatinSvk),
      ...mailedCheckoutFields.flatMap(({ name: field, text }) =>
        typedLine(order[field]).map((value) => fill(texts[text], { value })),
      ),
    ],
  };
}

/** Whom the shop may contact; their e-mail is that of the mail itself. */
export function contactSection({ order, texts }: OrderMailData): MailSection {
  return { title: texts.contact, lines: [...typedLine(order.name), order.email, ...typedLine(order.phone)] };
}

export function noteSections({ order, texts }: OrderMailData): MailSection[] {
  const notes = [
    { title: texts.note, lines: typedLines(order.comment) },
    { title: texts.shipperNote, lines: typedLines(order.shipperComment) },
  ];
  return notes.filter(({ lines }) => lines.length > 0);
}
