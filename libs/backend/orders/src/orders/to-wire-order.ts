import { pickTranslation, toAddressLines, type Locale, type PostalAddress } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { fromAddressColumns } from '@vyloha/backend-accounts';
import { type WireOrderItem, toWireDiscountLines } from '@vyloha/backend-cart';
import { toParameters, toPictureOrNull } from '@vyloha/backend-catalog';
import { isPayable, onlinePaymentState, type PaymentRow } from '../payments/order-payments';
import { toExpectedDay } from './expected-day';
import { type Day, type VatCheck, toVatNumberState, toZonedIso } from '@vyloha/backend-shop';
import type { RequestContext } from '@vyloha/backend-kernel';
import { toGuarantee } from './guarantee';
import { toOrderInvoice } from './invoices/order-invoice';
import { toAttributes } from './checkout-fields';
import { customerOf } from './order-customer';
import type { OrderMoney } from './order-money';
import { isCancellable } from './status/cancellation';
import type { ParcelRow } from '../parcels/load-parcels';
import { toWireParcel } from '../parcels/parcel-schema';
import type { WireOrder } from './order-schema';
import type { OrderItemRow, OrderRow, OrderRows } from './placing/to-order-rows';

function toWireItem(row: OrderItemRow, currencyCode: string, locale: Locale): WireOrderItem {
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    freeAmount: row.freeAmount,
    parentId: row.parentId,
    product: {
      id: row.productId,
      name: pickTranslation(row.productName, locale),
      slug: pickTranslation(row.productSlug, locale),
      brandName: row.brandName,
      categoryFullname: pickTranslation(row.categoryFullname, locale),
      marketingCode: row.productMarketingCode,
    },
    variant: { id: row.variantId, content: { parameters: toParameters(row.parameters, locale) } },
    prices: {
      unitWithTax: fromMinor(row.unitMinor),
      unitWithoutTax: fromMinor(row.unitWithoutTaxMinor),
      totalWithTax: fromMinor(row.totalMinor),
      totalWithoutTax: fromMinor(row.totalWithoutTaxMinor),
      currencyCode,
      unitCredits: row.unitCredits,
      totalCredits: row.totalCredits,
    },
    attributes: { discount: false },
    shoppable: {
      id: row.variantId,
      name: pickTranslation(row.variantName, locale),
      fullname: pickTranslation(row.variantFullname, locale),
      mainImage: toPictureOrNull(row.mainImage, locale),
      unit: row.unit,
      marketingCode: row.variantMarketingCode,
    },
  };
}

function toPrices(row: OrderRow): WireOrder['prices'] {
  return {
    itemsWithTax: fromMinor(row.itemsMinor),
    itemsWithoutTax: fromMinor(row.itemsWithoutTaxMinor),
    shipperPriceWithTax: fromMinor(row.shipperMinor),
    shipperPriceWithoutTax: fromMinor(row.shipperWithoutTaxMinor),
    paymentPriceWithTax: fromMinor(row.paymentMinor),
    paymentPriceWithoutTax: fromMinor(row.paymentWithoutTaxMinor),
    rounding: fromMinor(row.roundingMinor),
    totalWithTax: fromMinor(row.totalMinor),
    totalWithoutTax: fromMinor(row.totalWithoutTaxMinor),
    credits: row.credits,
  };
}

function toAddress(name: string, address: PostalAddress): WireOrder['billingAddress'] {
  return { fullAddress: [name, ...toAddressLines(address)].join(', '), ...address, name };
}

function toShippingAddress(row: OrderRow): WireOrder['shippingAddress'] {
  const address = toAddress(row.shippingName, fromAddressColumns('shipping', row));
  return { ...address, businessName: row.shippingBusinessName, phone: row.shippingPhone };
}

function toBusiness({ businessName, tin, vatin }: OrderRow): WireOrder['business'] {
  return businessName === null ? null : { name: businessName, tin: tin ?? '', vatin: vatin ?? '' };
}

/** Who placed an order in the name of a company; null for one of a person. */
export function toOrderedBy(
  { companyId, customerId, name }: Pick<OrderRow, 'companyId' | 'customerId' | 'name'>,
  reader: Pick<RequestContext, 'customerId'>,
): WireOrder['orderedBy'] {
  return companyId === null ? null : { name, isCaller: customerId !== null && customerId === reader.customerId };
}

function toBranch(row: OrderRow, locale: Locale): WireOrder['branch'] {
  const { branchId: id, branchRemoteId: remoteId, branchName } = row;
  if (id === null || branchName === null) return null;
  const { street, city, postcode } = fromAddressColumns('shipping', row);
  return { id, remoteId, name: pickTranslation(branchName, locale), street, city, postcode };
}

function toDeliveryTime({
  deliveryDate: date,
  deliveryFrom: from,
  deliveryTo: to,
}: OrderRow): WireOrder['deliveryTime'] {
  return date === null || from === null || to === null ? null : { date, from, to };
}

function toBankTransfer(row: OrderRow, owedMinor: number): WireOrder['bankTransfer'] {
  const { bankAccount: accountNumber, bankIban: iban, bankBic: bic, code, currency } = row;
  if (accountNumber === null || iban === null || bic === null || owedMinor === 0) return null;
  return { accountNumber, iban, bic, variableSymbol: code, amount: fromMinor(owedMinor), currencyCode: currency };
}

const toWireMoney = ({
  receivedMinor,
  returnedMinor,
  creditedMinor,
  missingMinor,
}: OrderMoney): WireOrder['money'] => ({
  received: fromMinor(receivedMinor),
  returned: fromMinor(returnedMinor),
  credited: fromMinor(creditedMinor),
  missing: fromMinor(missingMinor),
});

export interface StoredOrder extends OrderRows {
  /** What VIES said about its number for VAT; null where there was nothing to ask. */
  vatCheck: VatCheck | null;
  /** At the gateway, the oldest first. */
  payments: readonly PaymentRow[];
  money: OrderMoney;
  parcels: readonly ParcelRow[];
  /** The last day that it waits at a branch; null for others. */
  pickUpUntil: Day | null;
  /** When a consumer got it; null for others. */
  deliveredOn: Day | null;
}

/** An order that was placed just now: no money has moved yet. */
export const asPlaced = (rows: OrderRows, vatCheck: VatCheck | null = null): StoredOrder => ({
  ...rows,
  vatCheck,
  payments: [],
  parcels: [],
  pickUpUntil: null,
  deliveredOn: null,
  money: {
    receivedMinor: 0,
    returnedMinor: 0,
    ofReturnsMinor: 0,
    creditedMinor: 0,
    refundDueMinor: 0,
    refunds: [],
    owedMinor: rows.order.totalMinor,
    missingMinor: rows.order.totalMinor,
    isReturned: false,
  },
});

/**
 * The order as sent to clients, in the caller's language: the only place that knows both its columns and the API.
 * @param token known only to whoever placed the order
 */
export function toWireOrder(
  { order, items, discounts, payments, money, parcels, pickUpUntil, vatCheck, deliveredOn }: StoredOrder,
  { locale, now, customerId }: Pick<RequestContext, 'locale' | 'now' | 'customerId'>,
  token: string | null,
): WireOrder {
  const { id, code, currency, email, shipperName, paymentName, couponCode } = order;
  const isPlacer = token !== null || (customerId !== null && customerId === order.customerId);
  return {
    id,
    code,
    createdAt: toZonedIso(order.createdAt),
    items: [
      ...items.map((item) => toWireItem(item, currency, locale)),
      ...toWireDiscountLines(discounts, { locale, currency, couponCode }),
    ],
    coupon: couponCode === null ? null : { code: couponCode },
    prices: toPrices(order),
    currencyCode: currency,
    tax: { countryCode: order.taxCountry, treatment: order.taxTreatment },
    customer: { name: order.name, email, phone: order.phone, shippingEmail: email },
    orderedBy: toOrderedBy(order, { customerId }),
    business: toBusiness(order),
    billingAddress: toAddress(order.billingName, fromAddressColumns('billing', order)),
    buyer: customerOf(order),
    vatNumberState: vatCheck && toVatNumberState(vatCheck),
    shippingAddress: toShippingAddress(order),
    shipper: {
      id: order.shipperId,
      code: order.shipperCode,
      name: pickTranslation(shipperName, locale),
      type: order.shipperType,
    },
    payment: {
      id: order.paymentId,
      code: order.paymentCode,
      name: pickTranslation(paymentName, locale),
      type: order.paymentType,
      state: onlinePaymentState(order, payments),
      isPayable: isPayable(order, payments),
      refundDue: fromMinor(money.refundDueMinor),
    },
    branch: toBranch(order, locale),
    deliveryTime: toDeliveryTime(order),
    expectedOn: toExpectedDay(order, now()),
    pickUpUntil,
    guarantee: toGuarantee(deliveredOn, items),
    parcels: parcels.map((parcel) => toWireParcel(parcel, locale)),
    comment: order.comment,
    shipperComment: order.shipperComment,
    bankTransfer: toBankTransfer(order, money.owedMinor),
    invoice: toOrderInvoice(order, money.owedMinor, now()),
    attributes: { cartId: order.cartId, ...toAttributes(order) },
    token,
    status: order.status,
    isReturned: money.isReturned,
    isCancellable: isPlacer && isCancellable(order, parcels, money),
    money: toWireMoney(money),
  };
}
