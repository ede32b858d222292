import { someOrderItems } from '@vyloha/contract/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderItemSchema } from '@vyloha/backend-cart';
import { testNow } from '../testing/create-test-shop';
import { anOrderItemRow, anOrderRow } from '../testing/order-rows';
import { type OrderItemRow, type OrderRow, asPlaced, toWireOrder } from '@vyloha/backend-orders';

function read(changes: Partial<OrderRow> = {}, item: Partial<OrderItemRow> = {}) {
  const order = anOrderRow(changes);
  return toWireOrder(
    asPlaced({ order, items: [anOrderItemRow({ orderId: order.id, ...item })], discounts: [] }),
    { locale: 'sk', now: () => testNow, customerId: null },
    'secret',
  );
}

describe('toWireOrder', () => {
  it('leaves out what the order does not have', () => {
    expect(read()).toMatchObject({
      business: null,
      branch: null,
      deliveryTime: null,
      bankTransfer: null,
      comment: null,
      shippingAddress: { businessName: null, phone: null },
      items: [{ shoppable: { mainImage: null }, prices: { unitCredits: null, totalCredits: null } }],
    });
  });

  it('never tells a part of an account or of a time window', () => {
    expect(read({ bankIban: 'CZ6508000000002000145399', deliveryDate: '2026-11-24' })).toMatchObject({
      bankTransfer: null,
      deliveryTime: null,
    });
  });

  it('tells texts in the caller’s language, in Czech where one has no translation', () => {
    expect(
      read(
        { paymentName: { cs: 'Dobírka', sk: '' } },
        {
          mainImage: { fileKey: 'konev.svg', alt: { cs: 'Konev', sk: 'Krhla' } },
          parameters: [
            { parameterId: 'barva', number: null, valueId: 'zelena', valueTitle: { cs: 'zelená', sk: '' } },
            { parameterId: 'objem', number: 1.5, valueId: '', valueTitle: null },
          ],
        },
      ),
    ).toMatchObject({
      payment: { name: 'Dobírka' },
      items: [
        {
          product: { name: 'Krhla', categoryFullname: 'Záhrada | Krhly' },
          shoppable: { mainImage: { fileKey: 'konev.svg', alt: 'Krhla' } },
          variant: {
            content: {
              parameters: [
                { entityId: 'barva', values: ['zelena'], valueEntities: [{ _id: 'zelena', title: 'zelená' }] },
                { entityId: 'objem', values: [1.5], valueEntities: [] },
              ],
            },
          },
        },
      ],
    });
  });

  it('computes addresses and the bank transfer from their columns', () => {
    const bank = { bankAccount: '2000145399/0800', bankIban: 'CZ65', bankBic: 'GIBACZPX' };
    expect(
      read({ ...bank, code: '2026000001', branchId: 'br-praha', branchName: { cs: 'Praha', sk: 'Praha' } }),
    ).toMatchObject({
      billingAddress: { fullAddress: 'Jan Novák, Dlouhá 12, 110 00 Praha' },
      branch: { id: 'br-praha', name: 'Praha', street: 'Dlouhá 12', city: 'Praha', postcode: '110 00' },
      bankTransfer: { iban: 'CZ65', variableSymbol: '2026000001', amount: 337, currencyCode: 'CZK' },
    });
  });

  it.each(Object.entries(someOrderItems()))(
    'may have the line %s, against which readers of orders are held',
    (_, line) => {
      expect(v.parse(orderItemSchema, line)).toEqual(line);
    },
  );
});
