import { someOrderItems } from '@vyloha/contract/testing';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anOrder, aWireOrder, aWireOrderItem } from '../testing/an-order';
import { orderResponse } from './order-response';
import { repeatableLines, schedulableLines } from './repeated-order';

const parse = (changes: Record<string, unknown> = {}) => v.parse(orderResponse, aWireOrder(changes));
const firstLine = (changes: Record<string, unknown>) => parse({ items: [aWireOrderItem(changes)] }).lines[0];

describe('orderResponse', () => {
  it.each([
    [{}, false],
    [{ business: { name: 'Zahrady s.r.o.', tin: '', vatin: '' } }, true],
    [{ buyer: { ...aWireOrder().buyer, tin: '27074358' } }, true],
  ])('is of a business with its name or number: %j', (changes, isBusiness) => {
    expect(parse(changes)).toMatchObject({ isBusiness });
  });

  it('parses an order', () => {
    const { currency: _, ...order } = anOrder();
    expect(parse()).toMatchObject(order);
  });

  it('parses one that its customer found, which has no token', () => {
    expect(parse({ token: null }).token).toBeNull();
  });

  it('has every kind of line of an order, and leaves out one that it cannot read', () => {
    const items = someOrderItems();
    const order = parse({ items: [{ type: 'riddle' }, ...Object.values(items)] });
    expect(order.lines.map(({ id }) => id)).toEqual(Object.values(items).map(({ id }) => id));
    expect(order.lines.map(({ name }) => name.replaceAll('\u00A0', ' '))).toEqual([
      ...Array.from({ length: 5 }, () => 'Konev, zelená'),
      'Konev – zelená',
      ...['Sleva z kuponu (JARO)', 'Sleva za kredity', 'Zálohy za obaly', 'PPL na adresu'],
    ]);
    expect(order.lines.filter(({ isDiscount }) => isDiscount)).toHaveLength(4);
    expect(repeatableLines(order).sold).toHaveLength(3);
    expect(repeatableLines(order).gone.map(({ name }) => name.replaceAll('\u00A0', ' '))).toEqual(['Konev – zelená']);
    expect(schedulableLines(order).map(({ id }) => id)).toEqual(['ci-product', 'ci-metres', 'ci-accessory']);
  });

  it('parses a pick-up with its branch, and a business', () => {
    const numbers = { tin: '27074358', vatin: 'CZ27074358', vatinSvk: null };
    const buyer = { name: 'Zahrady s.r.o.', email: 'jana@example.com', address: null, ...numbers };
    const order = parse({
      shipper: { id: 's-pobocka', code: 'pobocka', name: 'Osobní odběr', type: 'PERSONAL' },
      branch: { id: 'br-praha-karlin', name: 'Praha – Karlín' },
      buyer,
      payment: { id: 'pay-cod', code: 'cash-on-delivery', name: 'Dobírka', type: 'CASH_ON_DELIVERY' },
      bankTransfer: null,
    });
    expect(order).toMatchObject({
      shipper: { isPickUp: true, isAtPoint: false },
      branch: { name: 'Praha – Karlín' },
      buyer,
      payment: { name: 'Dobírka', type: 'CASH_ON_DELIVERY' },
    });
  });

  it('reads an order also when it does not know its kind of payment', () => {
    const payment = { id: 'pay-x', code: 'barter', name: 'Výměna', type: 'BARTER' };
    expect(parse({ payment })).toMatchObject({ payment: { type: null, name: 'Výměna' }, isPaidUpFront: false });
  });

  it('parses a bank transfer without an account', () => {
    expect(parse({ bankTransfer: null }).payment).toMatchObject({ type: 'BANK_TRANSFER', transfer: null });
  });

  it('has what rounds a price that is paid in cash, which a backend may leave out', () => {
    const { prices } = aWireOrder();
    const rounded = { ...prices, rounding: -0.4, totalWithTax: 1096.6 };
    expect(parse({ prices: rounded }).prices).toMatchObject({ roundingMinor: -40, totalMinor: 109_660 });
    expect(parse({}).prices.roundingMinor).toBe(0);
  });

  it('omits the variant name of a product with a single variant', () => {
    const shoppable = { name: 'Konev', unit: 'ks', mainImage: null };
    expect(firstLine({ product: { name: 'Konev' }, shoppable })?.name).toBe('Konev');
  });

  it('has the multiplier of products sold by the metre', () => {
    const variant = { content: { parameters: [{ entityId: 'par-meters', values: [0.1] }] } };
    expect(firstLine({ amount: 25, variant })).toMatchObject({ amount: 25, multiplier: 0.1 });
  });

  it('parses a discount, which has no product', () => {
    const discount = { product: null, shoppable: null, variant: null, attributes: { discount: true } };
    expect(firstLine({ ...discount, prices: { totalWithTax: -100, totalWithoutTax: -82.64 } })).toMatchObject({
      isDiscount: true,
      totalMinor: -10000,
    });
  });
});
