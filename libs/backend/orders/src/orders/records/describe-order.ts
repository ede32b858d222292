import { joined, moneyText, section, timeText } from '@vyloha/backend-kernel';
import type { OrderRecord } from './order-record-schema';

const buyerOf = ({ customer, business }: OrderRecord) => business?.name || customer.name;

/** What is to be done about its money; empty for nothing. */
function moneyWords({ money: { owed, missing, refundDue }, payment, status, currencyCode }: OrderRecord): string {
  if (refundDue > 0) return `return ${moneyText(refundDue, currencyCode)}`;
  if (owed > 0) return `owes ${moneyText(owed, currencyCode)}`;
  const isAwaited = payment.type === 'ONLINE' && status === 'new' && missing > 0;
  return isAwaited ? 'not paid' : '';
}

/** Cells of its line in a list. */
export function orderRow(order: OrderRecord): string[] {
  return [
    order.code,
    timeText(order.createdAt),
    order.status,
    moneyText(order.prices.totalWithTax, order.currencyCode),
    order.payment.type,
    moneyWords(order),
    order.shipper.code,
    `${buyerOf(order)}, ${order.shippingAddress.city}`,
  ];
}

function parties(order: OrderRecord): string[][] {
  const { customer, business, vatCheck, billingAddress, shippingAddress, shipper, branch, deliveryTime, payment } =
    order;
  const addressOf = ({
    street,
    city,
    postcode,
    countryCode,
  }: Omit<typeof shippingAddress, 'name' | 'businessName' | 'phone'>) =>
    joined([street, `${postcode} ${city}`.trim(), countryCode]);
  return [
    ['Customer', joined([customer.name, customer.email, customer.phone])],
    ...(business === null
      ? []
      : [['Business', joined([business.name, business.tin, business.vatin, business.vatinSvk])]]),
    ...(vatCheck === null
      ? []
      : [
          ['VIES', joined([vatCheck.number, vatCheck.result, vatCheck.consultationNumber, timeText(vatCheck.askedAt)])],
        ]),
    ...(billingAddress === null ? [] : [['Invoice to', joined([billingAddress.name, addressOf(billingAddress)])]]),
    [
      'Delivery',
      joined([shippingAddress.name, shippingAddress.businessName, addressOf(shippingAddress), shippingAddress.phone]),
    ],
    [
      'By',
      joined([
        shipper.name,
        branch?.name,
        deliveryTime === null ? '' : `${deliveryTime.date} ${deliveryTime.from}–${deliveryTime.to}`,
      ]),
    ],
    ['Paid by', `${payment.name} (${payment.type})`],
    ...(order.customOrderNumber === null ? [] : [['Their number', order.customOrderNumber]]),
    ...(order.comment === null ? [] : [['Comment', order.comment]]),
    ...(order.shipperComment === null ? [] : [['To shipper', order.shipperComment]]),
  ];
}

const totalWords: Readonly<Record<OrderRecord['tax']['treatment'], (country: string) => string>> = {
  home: () => 'total with tax',
  oss: (country) => `total with tax of ${country}`,
  reverseCharge: (country) => `total without tax, reverse charge to ${country}`,
  export: (country) => `total without tax, export to ${country}`,
  nonPayer: () => 'total, of a trader who pays no VAT',
};

function prices({
  items,
  discounts,
  prices: { shipperWithTax, paymentWithTax, rounding, totalWithTax },
  shipper,
  payment,
  tax,
  currencyCode,
}: OrderRecord): string[][] {
  const price = (amount: number) => moneyText(amount, currencyCode);
  return [
    ...items.map(({ number, amount, unit, totalWithTax: total, code, name }) => [
      String(number),
      `${amount} ${unit}`,
      price(total),
      code,
      name,
    ]),
    ...discounts.map(({ name, totalWithTax: total }) => ['', '', price(total), '', name]),
    ['', '', price(shipperWithTax), '', shipper.name],
    ...(paymentWithTax === 0 ? [] : [['', '', price(paymentWithTax), '', payment.name]]),
    ...(rounding === 0 ? [] : [['', '', price(rounding), '', 'rounding of cash']]),
    ['', '', price(totalWithTax), '', totalWords[tax.treatment](tax.countryCode)],
  ];
}

function money({ money: { received, returned, missing, refundDue }, currencyCode }: OrderRecord): string[][] {
  const rows = [
    ['received', received],
    ['returned', returned],
    ['missing', missing],
    ['to be returned', refundDue],
  ] as const;
  return rows.flatMap(([name, amount]) => (amount === 0 ? [] : [[name, moneyText(amount, currencyCode)]]));
}

/** Everything about an order. */
export function orderText(order: OrderRecord): string {
  const price = (amount: number) => moneyText(amount, order.currencyCode);
  return [
    ...section(`Order ${order.code}: ${order.status}, placed ${timeText(order.createdAt)}`, parties(order)),
    ...section('Items', prices(order)),
    ...section('Money', [
      ...money(order),
      ...order.payments.map(({ source, state, amount, on, reference }) => [
        source,
        price(amount),
        [on, state, reference].filter(Boolean).join(', '),
      ]),
    ]),
    ...section(
      'Parcels',
      order.parcels.map(({ number, carrier, trackingNumber, state, items }) => [
        String(number),
        carrier,
        trackingNumber ?? '-',
        state,
        items.map((item) => `${item.number}:${item.amount}`).join(' '),
      ]),
    ),
    ...section(
      'Documents',
      order.documents.map(({ kind, number, issuedAt, total }) => [
        kind,
        number,
        timeText(issuedAt),
        total === null ? '' : price(total),
      ]),
    ),
    ...section(
      'States',
      order.history.map(({ status, changedAt, note, isByShopper }) => [
        timeText(changedAt),
        isByShopper ? `${status} by the shopper` : status,
        (note ?? '').replaceAll(/\s*\n\s*/g, ' / '),
      ]),
    ),
    ...section(
      'Notes',
      order.notes.map(({ text, notedAt }) => [timeText(notedAt), text.replaceAll(/\s*\n\s*/g, ' / ')]),
    ),
  ].join('\n');
}
