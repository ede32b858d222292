import { type Locale, pickTranslation } from '@vyloha/contract';
import { fromMinor } from '@vyloha/money';
import { asc, inArray } from 'drizzle-orm';
import { fromAddressColumns } from '@vyloha/backend-accounts';
import { discountName } from '@vyloha/backend-cart';
import { type Queryable, groupBy } from '@vyloha/backend-kernel';
import { toVatCheckRecord } from '@vyloha/backend-shop';
import { shopDocument } from '../../documents/tables';
import { moneyMove } from '../../payments/tables';
import { withItems } from '../find-order';
import { itemName } from '../item-texts';
import { customerOf } from '../order-customer';
import type { OrderRow } from '../placing/to-order-rows';
import { orderChange, orderNote, orderStatusChange } from '../tables';
import type { StoredOrder } from '../to-wire-order';
import type { OrderRecord } from './order-record-schema';

/** Beside its lines and money. */
interface Beside {
  changes: readonly (typeof orderStatusChange.$inferSelect)[];
  notes: readonly (typeof orderNote.$inferSelect)[];
  moves: readonly (typeof moneyMove.$inferSelect)[];
  documents: readonly (typeof shopDocument.$inferSelect)[];
  changedAt: Date;
}

function toParties(order: OrderRow) {
  const { name, email, phone, customerId, shippingName, shippingBusinessName, shippingPhone } = order;
  const { address, tin, vatin, vatinSvk } = customerOf(order);
  const { businessName } = order;
  return {
    customer: { name, email, phone, isRegistered: customerId !== null },
    business:
      businessName === null && tin === null
        ? null
        : { name: businessName ?? '', tin: tin ?? '', vatin: vatin ?? '', vatinSvk: vatinSvk ?? '' },
    billingAddress: address && { name: order.billingName, ...toAddress(address) },
    shippingAddress: {
      name: shippingName,
      ...toAddress(fromAddressColumns('shipping', order)),
      businessName: shippingBusinessName ?? '',
      phone: shippingPhone ?? '',
    },
  };
}

const toAddress = ({ street, city, postcode, countryCode }: ReturnType<typeof fromAddressColumns>) => ({
  street,
  city,
  postcode,
  countryCode,
});

function toServices(order: OrderRow, locale: Locale) {
  const { branchId, branchRemoteId, branchName, deliveryDate, deliveryFrom, deliveryTo } = order;
  const { shipperCode, shipperName, shipperType, paymentCode, paymentName, paymentType } = order;
  return {
    shipper: { code: shipperCode, name: pickTranslation(shipperName, locale), type: shipperType },
    payment: { code: paymentCode, name: pickTranslation(paymentName, locale), type: paymentType },
    branch:
      branchId === null || branchName === null
        ? null
        : { id: branchId, remoteId: branchRemoteId, name: pickTranslation(branchName, locale) },
    deliveryTime:
      deliveryDate === null || deliveryFrom === null || deliveryTo === null
        ? null
        : { date: deliveryDate, from: deliveryFrom, to: deliveryTo },
  };
}

function toLines({ order, items, discounts }: StoredOrder, locale: Locale) {
  return {
    items: items.map((item, index) => ({
      number: index + 1,
      type: item.type,
      code: item.variantMarketingCode || item.productMarketingCode,
      name: itemName(item, locale),
      unit: item.unit,
      amount: item.amount,
      unitWithTax: fromMinor(item.unitMinor),
      unitWithoutTax: fromMinor(item.unitWithoutTaxMinor),
      totalWithTax: fromMinor(item.totalMinor),
      totalWithoutTax: fromMinor(item.totalWithoutTaxMinor),
      taxRate: item.taxRate,
    })),
    discounts: discounts.map((discount) => ({
      kind: discount.kind,
      name: discountName(discount, discounts, { locale, couponCode: order.couponCode }),
      taxRate: discount.taxRate,
      totalWithTax: fromMinor(discount.totalMinor),
      totalWithoutTax: fromMinor(discount.totalWithoutTaxMinor),
    })),
    prices: {
      shipperWithTax: fromMinor(order.shipperMinor),
      shipperWithoutTax: fromMinor(order.shipperWithoutTaxMinor),
      paymentWithTax: fromMinor(order.paymentMinor),
      paymentWithoutTax: fromMinor(order.paymentWithoutTaxMinor),
      rounding: fromMinor(order.roundingMinor),
      totalWithTax: fromMinor(order.totalMinor),
      totalWithoutTax: fromMinor(order.totalWithoutTaxMinor),
    },
  };
}

function toMoney({ money, payments }: StoredOrder, moves: Beside['moves']) {
  const { receivedMinor, returnedMinor, owedMinor, missingMinor, refundDueMinor } = money;
  return {
    money: {
      received: fromMinor(receivedMinor),
      returned: fromMinor(returnedMinor),
      owed: fromMinor(owedMinor),
      missing: fromMinor(missingMinor),
      refundDue: fromMinor(refundDueMinor),
    },
    payments: [
      ...payments.map(({ state, amountMinor, createdAt, gatewayId }) => ({
        source: 'gateway' as const,
        state,
        amount: fromMinor(amountMinor),
        on: createdAt.toISOString().slice(0, 10),
        reference: gatewayId,
      })),
      ...moves.map(({ source, amountMinor, movedOn, reference }) => ({
        source,
        state: null,
        amount: fromMinor(amountMinor),
        on: movedOn,
        reference,
      })),
    ],
  };
}

function toParcels({ parcels, items }: StoredOrder): OrderRecord['parcels'] {
  return parcels.map(({ position, carrierCode, trackingNumber, state, createdAt, items: contents }) => ({
    number: position,
    carrier: carrierCode,
    trackingNumber,
    state,
    createdAt: createdAt.toISOString(),
    items: contents.map(({ itemId, amount }) => ({ number: items.findIndex(({ id }) => id === itemId) + 1, amount })),
  }));
}

function toRecord(
  stored: StoredOrder,
  { changes, notes, moves, documents, changedAt }: Beside,
  locale: Locale,
): OrderRecord {
  const { order } = stored;
  return {
    code: order.code,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    currencyCode: order.currency,
    locale: order.locale,
    ...toParties(order),
    vatCheck: stored.vatCheck && toVatCheckRecord(stored.vatCheck),
    tax: { countryCode: order.taxCountry, treatment: order.taxTreatment },
    ...toServices(order, locale),
    couponCode: order.couponCode,
    credits: order.credits,
    ...toLines(stored, locale),
    ...toMoney(stored, moves),
    history: changes.map((change) => ({
      status: change.status,
      changedAt: change.changedAt.toISOString(),
      note: change.note,
      isByShopper: change.isByShopper,
    })),
    parcels: toParcels(stored),
    documents: documents.map(({ kind, number, issuedAt, totalMinor }) => ({
      kind,
      number,
      issuedAt: issuedAt.toISOString(),
      total: totalMinor === null ? null : fromMinor(totalMinor),
    })),
    notes: notes.map(({ text, notedAt }) => ({ text, notedAt: notedAt.toISOString() })),
    comment: order.comment,
    shipperComment: order.shipperComment,
    customOrderNumber: order.customOrderNumber,
  };
}

/** Orders with everything that the staff see, in the same order; in a number of statements that does not depend on theirs. */
export async function loadOrderRecords(
  db: Queryable,
  orders: readonly OrderRow[],
  locale: Locale,
): Promise<OrderRecord[]> {
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const stored = await withItems(db, orders);
  const idOf = ({ orderId }: { orderId: string }) => orderId;
  const changes = groupBy(
    await db
      .select()
      .from(orderStatusChange)
      .where(inArray(orderStatusChange.orderId, ids))
      .orderBy(asc(orderStatusChange.id)),
    idOf,
  );
  const notes = groupBy(
    await db.select().from(orderNote).where(inArray(orderNote.orderId, ids)).orderBy(asc(orderNote.id)),
    idOf,
  );
  const moves = groupBy(
    await db
      .select()
      .from(moneyMove)
      .where(inArray(moneyMove.orderId, ids))
      .orderBy(asc(moneyMove.movedOn), asc(moneyMove.recordedAt)),
    idOf,
  );
  const documents = groupBy(
    await db.select().from(shopDocument).where(inArray(shopDocument.orderId, ids)).orderBy(asc(shopDocument.number)),
    idOf,
  );
  const changed = await db.select().from(orderChange).where(inArray(orderChange.orderId, ids));
  const changedAt = new Map(changed.map((row) => [row.orderId, row.changedAt]));
  return stored.map((one) => {
    const { id, createdAt } = one.order;
    const beside = {
      changes: changes.get(id) ?? [],
      notes: notes.get(id) ?? [],
      moves: moves.get(id) ?? [],
      documents: documents.get(id) ?? [],
      changedAt: changedAt.get(id) ?? createdAt,
    };
    return toRecord(one, beside, locale);
  });
}
