import { byteOrderMark, type CsvCell, toCsvLine } from '@vyloha/backend-kernel';
import type { OrderRecord } from './order-record-schema';

type Item = OrderRecord['items'][number];

const amount = (number: number): CsvCell => ({ number, decimals: 2 });

/** Columns by their names, which never change: programs look them up. New ones come last. */
const columns: readonly (readonly [string, (order: OrderRecord, item: Item | null) => CsvCell])[] = [
  ['order', ({ code }) => code],
  ['status', ({ status }) => status],
  ['createdAt', ({ createdAt }) => createdAt],
  ['changedAt', ({ changedAt }) => changedAt],
  ['currency', ({ currencyCode }) => currencyCode],
  ['customerName', ({ customer }) => customer.name],
  ['customerEmail', ({ customer }) => customer.email],
  // A plus begins a formula, which would get an apostrophe.
  ['customerPhone', ({ customer }) => customer.phone.replace(/^\+/, '00')],
  ['businessName', ({ business }) => business?.name ?? ''],
  ['tin', ({ business }) => business?.tin ?? ''],
  ['vatin', ({ business }) => business?.vatin ?? ''],
  ['shippingName', ({ shippingAddress }) => shippingAddress.name],
  ['shippingStreet', ({ shippingAddress }) => shippingAddress.street],
  ['shippingCity', ({ shippingAddress }) => shippingAddress.city],
  ['shippingPostcode', ({ shippingAddress }) => shippingAddress.postcode],
  ['shippingCountry', ({ shippingAddress }) => shippingAddress.countryCode],
  ['shipper', ({ shipper }) => shipper.code],
  ['branch', ({ branch }) => branch?.remoteId ?? branch?.id ?? ''],
  ['payment', ({ payment }) => payment.code],
  ['shipperWithTax', ({ prices }) => amount(prices.shipperWithTax)],
  ['paymentWithTax', ({ prices }) => amount(prices.paymentWithTax)],
  ['totalWithTax', ({ prices }) => amount(prices.totalWithTax)],
  ['totalWithoutTax', ({ prices }) => amount(prices.totalWithoutTax)],
  ['received', ({ money }) => amount(money.received)],
  ['missing', ({ money }) => amount(money.missing)],
  ['refundDue', ({ money }) => amount(money.refundDue)],
  ['documents', ({ documents }) => documents.map(({ number }) => number).join(' ')],
  ['itemNumber', (_, item) => (item === null ? '' : { number: item.number })],
  ['itemType', (_, item) => item?.type ?? ''],
  ['itemCode', (_, item) => item?.code ?? ''],
  ['itemName', (_, item) => item?.name ?? ''],
  ['itemAmount', (_, item) => (item === null ? '' : { number: item.amount })],
  ['itemUnit', (_, item) => item?.unit ?? ''],
  ['itemUnitWithTax', (_, item) => (item === null ? '' : amount(item.unitWithTax))],
  ['itemTotalWithTax', (_, item) => (item === null ? '' : amount(item.totalWithTax))],
  ['itemTotalWithoutTax', (_, item) => (item === null ? '' : amount(item.totalWithoutTax))],
  ['itemTaxRate', (_, item) => (item?.taxRate == null ? '' : { number: item.taxRate })],
  ['trackingNumbers', ({ parcels }) => parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []).join(' ')],
  ['rounding', ({ prices }) => amount(prices.rounding)],
  ['taxCountry', ({ tax }) => tax.countryCode],
  ['taxTreatment', ({ tax }) => tax.treatment],
  ['vatNumber', ({ vatCheck }) => vatCheck?.number ?? ''],
  ['vatNumberState', ({ vatCheck }) => vatCheck?.result ?? ''],
  ['vatConsultationNumber', ({ vatCheck }) => vatCheck?.consultationNumber ?? ''],
  ['vatNumberAskedAt', ({ vatCheck }) => vatCheck?.askedAt ?? ''],
];

/** UTF-8 with a line for each item, and one of headings; what is of the order is on each of its lines. */
export function recordsCsv(orders: readonly OrderRecord[]): string {
  const lines = orders.flatMap((order) => {
    const items: readonly (Item | null)[] = order.items.length === 0 ? [null] : order.items;
    return items.map((item) => toCsvLine(columns.map(([, cellOf]) => cellOf(order, item))));
  });
  return byteOrderMark + toCsvLine(columns.map(([name]) => name)) + lines.join('');
}
