import { someOrderItems } from '@vyloha/contract/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { orderResponse } from './order-response';
import { repeatableLines } from './repeated-order';
import { schedulableLines } from './schedules/schedule-lines';

const address = { name: 'Jana Nováková', street: 'Dlouhá 12', city: 'Praha', postcode: '110 00', countryCode: 'CZE' };
const wireOrder = {
  id: 'o-1',
  code: '2026000001',
  createdAt: '2026-11-21T10:00:00+01:00',
  status: 'new',
  currencyCode: 'CZK',
  prices: {
    itemsWithTax: 1,
    shipperPriceWithTax: 0,
    paymentPriceWithTax: 0,
    totalWithTax: 1,
    totalWithoutTax: 1,
  },
  shipper: { name: 'PPL na adresu', type: 'DELIVERY' },
  payment: { name: 'Převodem', type: 'BANK_TRANSFER', state: null, isPayable: false },
  branch: null,
  shippingAddress: address,
  billingAddress: address,
  comment: null,
};

it('has every kind of line of an order, and leaves out one that it cannot read', () => {
  const items = someOrderItems();
  const order = v.parse(orderResponse, { ...wireOrder, items: [{ type: 'riddle' }, ...Object.values(items)] });
  expect(order.lines.map(({ id }) => id)).toEqual(Object.values(items).map(({ id }) => id));
  expect(order.lines.map(({ name }) => name.replaceAll('\u00A0', ' '))).toEqual([
    ...Array.from({ length: 5 }, () => 'Konev, zelená'),
    'Konev – zelená',
    ...['Sleva z kuponu (JARO)', 'Sleva za kredity', 'Zálohy za obaly', 'PPL na adresu'],
  ]);
  expect(repeatableLines(order).sold).toHaveLength(3);
  expect(repeatableLines(order).gone.map(({ name }) => name.replaceAll('\u00A0', ' '))).toEqual(['Konev – zelená']);
  expect(schedulableLines(order).map(({ id }) => id)).toEqual(['ci-product', 'ci-metres', 'ci-accessory']);
});
